/**
 * Google Identity Services: a third-party script that renders the sign-in button and returns a
 * credential.
 */
import { newListeners } from '#store.ts';

type Vouched = { readonly credential?: string }; // ID token; absent if sign-in failed

type GoogleId = {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly callback: (vouched: Vouched) => void;
  }) => void;
  readonly renderButton: (
    place: HTMLElement,
    look: Readonly<Record<string, string | number>>,
  ) => void;
};

declare global {
  var google: { readonly accounts: { readonly id: GoogleId } } | undefined;
}

const SCRIPT = 'https://accounts.google.com/gsi/client';

const credentials = newListeners<[credential?: string | undefined]>();
let loading: Promise<GoogleId> | undefined;

/** Loads the script once per page; a failed load is retried. */
export function loadGoogle(clientId: string): Promise<GoogleId> {
  loading ??= load(clientId).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Calls the listener with each credential from Google; undefined if sign-in failed. */
export const onGoogleCredential = credentials.add;

async function load(clientId: string): Promise<GoogleId> {
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${SCRIPT} did not load`)));
    document.head.append(script);
  });
  if (!globalThis.google) throw new Error(`${SCRIPT} brought nothing`);

  const { id } = globalThis.google.accounts;
  const callback = ({ credential }: Vouched) => credentials.call(credential);
  id.initialize({ client_id: clientId, callback }); // once per page: Google warns of a second call
  return id;
}
