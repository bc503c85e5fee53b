import { getHealth } from '../addresses/health.ts';
import { listSponsors } from '../addresses/sponsors.ts';
import { health } from '../health.ts';
import { sponsorsAnswer } from '../sponsors.ts';
import { calls } from './call.ts';

export const healthCalls = calls(
  { getHealth },
  { getHealth: { for: 'anybody', answer: health, refusals: [] } },
);

export const sponsorCalls = calls(
  { listSponsors },
  { listSponsors: { for: 'anybody', answer: sponsorsAnswer, refusals: [] } },
);
