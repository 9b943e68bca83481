// The page of a teacher: open a class, and see all its tables.

import { games, me } from "../api.js";
import { keepTeacherToken, lookAtClass, teacherToken } from "../classes.js";
import { fill } from "../dom.js";
import { t } from "../words.js";
import { newClassForm } from "./class/open.js";
import { classRoom } from "./class/room.js";

/**
 * At /class a class is opened; /class/ID#TOKEN is one.
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const name = decodeURIComponent(address.pathname.split("/")[2] ?? "");
  if (!name) {
    document.title = `${t("class-open-title")} · ${t("app-name")}`;
    const form = newClassForm(await games(), (made) => {
      keepTeacherToken(made.id, made.teacher);
      location.assign(`/class/${made.id}`);
    });
    fill(place, form);
    return () => fill(place);
  }
  await me();
  const given = address.hash.slice(1);
  if (given) {
    keepTeacherToken(name, given);
    history.replaceState(null, "", address.pathname);
  }
  const token = teacherToken(name);
  const room = classRoom(await lookAtClass(name, token), token);
  document.title = `${t("class-title")} · ${t("app-name")}`;
  fill(place, room.element);
  return () => {
    room.destroy();
    fill(place);
  };
}
