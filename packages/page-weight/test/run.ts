import { execFile } from 'node:child_process';

/** Runs a program in a folder, and returns its exit code and what it has said, when it ends. */
export const runIn = (cwd: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; stdout: string; output: string }>((done) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1e9 };
    execFile(program, args, options, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), stdout, output: stdout + stderr }),
    );
  });
