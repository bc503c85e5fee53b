import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Between two of the longest files of a project, this part of the others. */
const STRIDE = 10;

/**
 * The longest files wait more than they compute: one after the other they would leave a core idle, so
 * that they go among the others. So do files of several servers: they are dealt out before the files
 * of each other project, in the middle of which one would end a process that they share.
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

/** @param sorted the longest first */
function longestAmongOthers(sorted: readonly TestSpecification[]): TestSpecification[] {
  return [...Map.groupBy(sorted, (_, index) => index % STRIDE).values()].flat();
}
