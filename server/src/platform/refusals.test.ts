import { REFUSAL_CODES, type RefusalCode } from '@darts/contracts/refusals';
import type { RequestName } from '@darts/contracts/realtime';
import { RULE_CODES, RuleError, type RuleCode } from '@darts/rules/rule-error';
import { expect, test } from 'vitest';
import { words } from '#words.ts';
import { socketServer } from '../../test/socket-server.ts';
import { readConfig } from './config/config.ts';
import { httpServer } from './http/http.ts';
import type { Log } from './log.ts';
import type { Handlers } from './realtime/realtime.ts';
import { serve } from './realtime/serve.ts';
import { Refusal } from './refusals.ts';
import { newBackgroundTasks } from './background-tasks.ts';

const isRuleCode = (code: RefusalCode): code is RuleCode =>
  RULE_CODES.some((each) => each === code);

/** Returns an error that is answered with the code. */
function thrownWith(code: RefusalCode): Error {
  if (code === 'internal') return new TypeError('nobody has foreseen it');
  return isRuleCode(code) ? new RuleError(code) : new Refusal(code);
}

const silent = { error: () => {} } as unknown as Log;

test('a call is refused with a code for the client and a message for the player', async () => {
  const app = await httpServer(readConfig({ LOG_LEVEL: 'silent' }));
  for (const code of REFUSAL_CODES) app.get(`/${code}`, () => Promise.reject(thrownWith(code)));

  for (const code of REFUSAL_CODES) {
    const refused = (await app.inject(`/${code}`)).json();

    expect(refused).toEqual({ success: false, code, message: words.refusals[code], errors: {} });
  }
  await app.close();
});

test('a realtime request is refused with a code for the client and a message for the player', async () => {
  const { client, socket } = await socketServer().connect();
  const thrown = REFUSAL_CODES.filter((code) => code !== 'no-session').map(thrownWith);
  const left = [...thrown];
  serve({
    handlers: {
      enterOnlineLobby: () => Promise.reject(left.shift()),
    } as unknown as Handlers<RequestName>,
    sessions: { byId: async () => ({ userId: '', role: 'user', sessionId: '' }) },
    backgroundTasks: newBackgroundTasks(silent),
    observe: undefined,
    log: silent,
  })(socket);

  for (const error of thrown) {
    const code: RefusalCode = 'code' in error ? (error.code as RefusalCode) : 'internal';
    const refused = await client.emitWithAck('enterOnlineLobby', {});

    expect(refused).toEqual({ success: false, code, message: words.refusals[code] });
  }
});
