/** How many pages a printed document has. */
export const printedPages = (document: Buffer) =>
  document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
