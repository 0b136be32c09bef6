type Value = string | number | boolean;

/** Where a formula may begin: at the start, and where spreadsheets part cells whose separator isn't the comma. */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠\t\r])/g;

/** A cell of a table that spreadsheets read: in quotes where it must be, and never taken for a formula. */
const cell = (value: Value): string => {
  const said = typeof value === 'string' ? value.replace(FORMULA, "$1'") : String(value);
  return /[",\n\r]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said;
};

/** A table as spreadsheets read it. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Value[])[]): string =>
  `${[head, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
