import { callStudio } from '@/lib/browser/studio/call-studio';
import type { StudioCalls } from '@/lib/domain/studio/step-props';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** The calls of a workgroup's steps; `textOf` gives the sentence for a failed one. */
export function createStudioCalls(workgroup: number, textOf: (error: unknown) => string): StudioCalls {
  const { api } = studioPaths;
  const call: typeof callStudio = async (path, sent) => {
    try {
      return await callStudio(path, sent);
    } catch (error) {
      if (sent?.signal?.aborted) throw error;
      throw new Error(textOf(error), { cause: error });
    }
  };
  return {
    searchPhrases: (query, signal) => call(api.phrases(query), { signal }),
    findIngredient: (cas, signal) => call(api.ingredient({ workgroup, cas }), { signal }),
    searchSubstances: (search, signal) => call(api.substances({ workgroup, search }), { signal }),
    saveSubstance: ({ id, revision, content }) =>
      id === undefined
        ? call(api.substances({ workgroup }), { method: 'POST', body: { content } })
        : call(api.substance(id), { method: 'PUT', body: { content }, revision }),
    deleteSubstance: async ({ id, revision }) => {
      await call(api.substance(id), { method: 'DELETE', revision });
    },
    substanceUses: (id, signal) => call(api.substanceUses(id), { signal }),
  };
}
