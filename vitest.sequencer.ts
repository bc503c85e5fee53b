import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of several servers wait more than they compute: one goes before the files of each other
 * project, in the middle of which it would end a process that they share.
 */
export class ClusterAmongOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- of a sequencer, not of an array
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    const cluster = byProject.get('cluster') ?? [];
    byProject.delete('cluster');
    const others = [...byProject.values()];
    const spread = others.flatMap((own, index) => [...cluster.slice(index, index + 1), ...own]);
    return [...spread, ...cluster.slice(others.length)];
  }
}
