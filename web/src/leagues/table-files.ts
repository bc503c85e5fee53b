/** Returns the API paths of a table's files. */
export const tableFiles = (path: string) => ({
  csv: `${path}/table.csv`,
  json: `${path}/table.json`,
});
