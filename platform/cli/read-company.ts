import { resolve } from 'node:path';
import { drawLogo, maxLogoBytes } from '../mail/draw-logo.ts';
import { LogoError, type SenderLogo } from '../mail/sender-logo.ts';
import { readInput } from '../product-file/open-source.ts';
import type { Company } from '../store/accounts/company.ts';
import { checkLine } from './check-line.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './command-failure.ts';

/** A company as a command names it, `none` for no company, with its logo from a file. @throws CommandError */
export async function readCompany(
  named: string,
  logo: string | undefined,
  context: CommandContext,
): Promise<Company | null> {
  if (named === 'none') {
    if (logo !== undefined)
      throw new CommandError('A logo needs a company: its name is read where no pictures are shown.');
    return null;
  }
  const name = checkLine(named, 120, 'A company’s name');
  return { name, logo: logo === undefined ? null : await readLogo(logo, context) };
}

async function readLogo(path: string, { folder }: CommandContext): Promise<SenderLogo> {
  const file = await readInput(resolve(folder, path), path, maxLogoBytes, 'a logo');
  return drawLogo(file).catch((reason: unknown) => {
    throw reason instanceof LogoError ? new CommandError(`${path} ${reason.message}.`) : reason;
  });
}
