// What has to be moved to bring things into another order: as few as possible. Pure.

/**
 * The most of these numbers that rise from one to the next, as they stand; what is not there (null) is left out.
 * @param {readonly (number | null)[]} numbers  none twice
 * @returns {Set<number>}
 */
export function rising(numbers) {
  /** Of each length the rising row with the least last number, as links to the number before. @type {{ last: number, before: any }[]} */
  const rows = [];
  for (const number of numbers) {
    if (number === null) continue;
    const longer = rows.findIndex(({ last }) => last > number);
    const length = longer < 0 ? rows.length : longer;
    rows[length] = { last: number, before: rows[length - 1] ?? null };
  }
  /** @type {Set<number>} */
  const found = new Set();
  for (let row = rows.at(-1) ?? null; row; row = row.before) found.add(row.last);
  return found;
}
