/** Where a bracket is as files, and groups before it: in the API, below the path of the tournament. */
export const bracketFiles = (path: string, hasGroups = false) => ({
  csv: `${path}/bracket.csv`,
  json: `${path}/bracket.json`,
  ...(hasGroups && { groups: `${path}/groups.csv` }),
});
