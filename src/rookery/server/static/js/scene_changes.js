// Scenes are told as what has changed since the one before. Pure.

/** @import { Scene, SceneChanges } from "../types/wire.js" */

/**
 * A scene with changes applied: each changed field replaces the old one; spaces and pieces that are told by their ids
 * replace those with these ids.
 * @param {Scene} scene
 * @param {SceneChanges} changes
 * @returns {Scene}
 */
export function changedScene(scene, changes) {
  const spaces = withParts(scene.spaces, changes.spaces);
  return { ...scene, ...changes, spaces, pieces: withParts(scene.pieces, changes.pieces) };
}

/**
 * @template {{ id: string }} Part
 * @param {Part[]} parts
 * @param {Part[] | { [id: string]: Part } | undefined} changes
 * @returns {Part[]}
 */
function withParts(parts, changes) {
  if (changes === undefined) return parts;
  return Array.isArray(changes) ? changes : parts.map((part) => changes[part.id] ?? part);
}
