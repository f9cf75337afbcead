import { act, fireEvent } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { SWRConfig } from 'swr';
import {
  type JsonObject,
  type JsonSchema,
  type SectionContent,
  sectionNames,
  type Sections,
  type StepProps,
} from '@/lib/domain/studio/step-props';
import { renderIn } from '@/tests/components/render-in';

// The schema that the platform serves; web app and platform share no types.
const { productFileSchema } = jest.requireActual<{ productFileSchema: () => JsonSchema }>(
  '../../../platform/product/json-schema',
);
export const schema = JSON.parse(JSON.stringify(productFileSchema())) as JsonSchema;

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

const empty = Object.fromEntries(sectionNames.map((name) => [name, {}])) as unknown as Sections;

export const fileLimits = {
  fileBytes: 25 * 2 ** 20,
  draftFiles: 50,
  draftBytes: 100 * 2 ** 20,
  workgroupBytes: 500 * 2 ** 20,
};

export const noCalls: StepProps['calls'] = {
  searchPhrases: () => Promise.resolve([]),
  makeUfi: () => Promise.resolve(null),
  // Its response does not come.
  findIngredient: () => new Promise(() => {}),
  searchSubstances: () => Promise.resolve({ substances: [], listed: [] }),
  saveSubstance: (substance) => Promise.resolve({ id: '1', revision: 1, content: substance.content }),
  deleteSubstance: () => Promise.resolve(),
  substanceUses: () => Promise.resolve([]),
  draftFiles: () =>
    Promise.resolve({ files: [], limits: fileLimits, used: { draftFiles: 0, draftBytes: 0, workgroupBytes: 0 } }),
  uploadFile: () => new Promise(() => {}),
  fileHref: (hash) => `/files/${hash}`,
};

/** Shows a step as the frame does, in English; `current` has the draft's sections after each change. */
export function showStep(
  Step: ComponentType<StepProps>,
  sections: Partial<Record<keyof Sections, SectionContent>>,
  more: Partial<StepProps> = {},
) {
  const draft = { current: { ...empty, ...sections } as Sections };
  const went = jest.fn();
  const shown: { set?: (sections: Sections) => void } = {};
  function Frame() {
    const [state, setState] = useState(draft.current);
    shown.set = setState;
    const [language, setLanguage] = useState('en');
    return (
      <Step
        schema={schema}
        findings={[]}
        isChecked
        isCurrent
        classification={null}
        ingredients={null}
        languages={['en', 'de', 'fr']}
        isReadOnly={false}
        calls={noCalls}
        onGo={went}
        {...more}
        sections={state}
        language={language}
        onLanguage={setLanguage}
        onChange={(section, content) => {
          draft.current = { ...draft.current, [section]: content };
          setState(draft.current);
        }}
      />
    );
  }
  const frame = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Frame />
    </SWRConfig>
  );
  renderIn('en', frame, ['studio']);
  /** What other people saved arrives. */
  const receive = (saved: Partial<Record<keyof Sections, SectionContent>>) =>
    act(() => shown.set!((draft.current = { ...draft.current, ...saved } as Sections)));
  return { draft, went, receive, facts: (section: keyof Sections): JsonObject => draft.current[section].facts ?? {} };
}

/** What a person does with a field. */
export const user = {
  click: (element: HTMLElement) => {
    fireEvent.mouseDown(element);
    fireEvent.click(element);
  },
  /** Sets the whole text. */
  enter: (element: HTMLElement, text: string) => fireEvent.change(element, { target: { value: text } }),
  /** Chooses an option by its text. */
  choose: (element: HTMLElement, text: string) => {
    const option = [...(element as HTMLSelectElement).options].find((candidate) => candidate.text === text);
    if (!option) throw new Error(`No option '${text}'`);
    fireEvent.change(element, { target: { value: option.value } });
  },
  /** Presses keys one after another where the focus is. */
  press: (...keys: string[]) => {
    for (const key of keys) {
      const [name, altKey] = key.startsWith('Alt+') ? [key.slice(4), true] : [key, false];
      fireEvent.keyDown(document.activeElement!, { key: name, altKey });
    }
  },
  /** Replaces the text of the field with the focus, as it is typed. */
  typeOver: (text: string) => {
    (document.activeElement as HTMLInputElement).value = text;
  },
};
