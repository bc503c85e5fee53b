/** Returns the API paths of the files of a bracket and its groups. */
export const bracketFiles = (path: string, hasGroups = false) => ({
  csv: `${path}/bracket.csv`,
  json: `${path}/bracket.json`,
  ...(hasGroups && { groups: `${path}/groups.csv` }),
});
