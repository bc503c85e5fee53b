/** Where the table of a league is as files: in the API, below the path of the league. */
export const tableFiles = (path: string) => ({
  csv: `${path}/table.csv`,
  json: `${path}/table.json`,
});
