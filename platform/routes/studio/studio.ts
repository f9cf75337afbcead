import { z } from '@hono/zod-openapi';
import { openDraftReader, openDraftReaders } from '../../drafts/draft-reader.ts';
import { studioRoles } from '../../product/studio.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { addComparison, addDraftDocuments } from './documents.ts';
import { addDraftCalls } from './draft.ts';
import { addEventCalls } from './events.ts';
import { addFileCalls } from './files.ts';
import { addMemberCalls } from './members.ts';
import { addPhraseSearch } from './phrases.ts';
import { addPreview } from './preview.ts';
import { addDraftCreation, addStudioProducts } from './products.ts';
import { addReferenceCalls } from './reference.ts';
import { addSectionSave } from './save-section.ts';
import { addSettledFindingCalls } from './settled-findings.ts';
import { addStepCalls } from './steps.ts';
import { addSubstanceCalls } from './substances.ts';
import { identifyUser, userOf } from '../http/bearer.ts';
import { takeJsonBody } from './json-bodies.ts';
import { studioRoute } from './studio-call.ts';

const overview = studioRoute(
  'get',
  '',
  'What the user may do in the Studio',
  {},
  {
    200: {
      description: 'The workgroups in which the user has a role',
      schema: z.object({
        workgroups: z.array(z.object({ id: z.number(), name: z.string(), roles: z.array(z.enum(studioRoles)) })),
        fourEyes: z.boolean().openapi({ description: 'Whether a draft is approved by somebody who did not change it' }),
        demoProducts: z.array(z.object({ id: z.number(), name: z.record(z.string(), z.string()) })),
      }),
    },
  },
);

/** Maximum number of saves and previews that wait while another one is read. */
const maxWaiting = 100;

/** 3.20: the Studio. */
export function addStudio(app: App, appContext: AppContext): void {
  app.use('/api/v1/studio', identifyUser(appContext));
  app.use('/api/v1/studio/*', identifyUser(appContext));
  app.use('/api/v1/studio/*', takeJsonBody(appContext));
  // Threads of their own: who saves waits neither for previews nor for files from which drafts are made.
  const saving = openDraftReader(maxWaiting);
  // Two: the preview of one draft, however large, holds up no other.
  const previewing = openDraftReaders(2, maxWaiting);
  app.openapi(overview, (c) => {
    const { studio } = userOf(c);
    const demoProducts = studio.length > 0 ? appContext.demoProducts.map(({ id, name }) => ({ id, name })) : [];
    return c.json({ workgroups: studio, fourEyes: appContext.fourEyes, demoProducts }, 200);
  });
  addStudioProducts(app, appContext);
  addDraftCreation(app, appContext, previewing);
  addDraftCalls(app, appContext);
  addSectionSave(app, appContext, saving);
  addPreview(app, appContext, previewing);
  addDraftDocuments(app, appContext, previewing);
  addComparison(app, appContext, previewing);
  addFileCalls(app, appContext);
  addStepCalls(app, appContext, saving);
  addEventCalls(app, appContext);
  addPhraseSearch(app);
  addReferenceCalls(app);
  addSettledFindingCalls(app, appContext);
  addSubstanceCalls(app, appContext);
  addMemberCalls(app, appContext);
}
