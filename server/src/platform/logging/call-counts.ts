import { addressKey } from '#platform/limits/address-key.ts';

/** Addresses with counts of their own in one minute; the calls of further addresses share one count. */
const MAX_ADDRESSES = 1000;

/** Addresses named in the line of a minute, those with the most calls first. */
const MAX_NAMED = 50;

const OTHERS = 'others';

type ByStatus = Readonly<Record<string, number>>;

/** Counts calls by address and status, in bounded memory. */
export function callCounts() {
  const counts = new Map<string, Map<number, number>>();

  const sumOf = (byStatus: Map<number, number>): number =>
    byStatus.values().reduce((sum, count) => sum + count, 0);

  function addTo(address: string, status: number, calls: number): void {
    const byStatus = counts.get(address) ?? new Map<number, number>();
    byStatus.set(status, (byStatus.get(status) ?? 0) + calls);
    counts.set(address, byStatus);
  }

  return {
    add(ip: string, status: number): void {
      const address = addressKey(ip);
      const isNamed = counts.has(address) || counts.size < MAX_ADDRESSES;
      addTo(isNamed ? address : OTHERS, status, 1);
    },

    /** Returns the counts by address and status, and resets them. */
    take(): Readonly<Record<string, ByStatus>> {
      const byCalls = [...counts].toSorted(([, some], [, others]) => sumOf(others) - sumOf(some));
      for (const [address, byStatus] of byCalls.slice(MAX_NAMED)) {
        counts.delete(address);
        for (const [status, calls] of byStatus) addTo(OTHERS, status, calls);
      }
      const taken = [...counts].map(([address, byStatus]) => [
        address,
        Object.fromEntries(byStatus),
      ]);
      counts.clear();
      return Object.fromEntries(taken) as Readonly<Record<string, ByStatus>>; // made of these pairs
    },
  };
}
