import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Number of groups into which the files of a project are dealt, each group led by one of the longest files. */
const STRIDE = 10;

/**
 * Spreads the longest files among the others: they wait more than they compute, so that a core would idle if they ran
 * one after another. Files of the project `cluster` are spread over the other projects, each share before the files of
 * a project: in the middle, one would end the process that those files share.
 */
export class WaitingAmongOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- of a sequencer, not of an array
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    const cluster = byProject.get('cluster') ?? [];
    byProject.delete('cluster');
    const others = [...byProject.values()];
    if (others.length === 0) return cluster;
    const dealt = (index: number) => cluster.filter((_, place) => place % others.length === index);
    return others.flatMap((own, index) => dealt(index).concat(longestAmongOthers(own)));
  }
}

/** @param sorted files, longest first */
function longestAmongOthers(sorted: readonly TestSpecification[]): TestSpecification[] {
  return [...Map.groupBy(sorted, (_, index) => index % STRIDE).values()].flat();
}
