import { feedbackForm, type FeedbackOutcome, feedbackPath } from '@/lib/domain/pages/feedback';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { parseLang, parseProductId } from '@/lib/domain/product/identifiers';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { keepUnsent } from '@/lib/loaders/request/unsent-message';
import { seeOther } from '@/lib/loaders/responses/session-response';
import { withSession } from '@/lib/session/with-session';
import { sendFeedback } from '@/lib/upstream/feedback';

/** A visitor's message to the supplier of a product, from the form of its page; the response leads back there, with the text if it was not sent. */
export const POST = withSession(
  async (request, { body, requestSession }) => {
    const form = readForm(body.value);
    if (!form) return badRequest('id');
    // A robot is told nothing.
    if (form.website !== '') return backTo(form, 'sent');
    const callContext = callContextOf(request.headers, form.interfaceLang, requestSession);
    return backTo(form, await sendFeedback(form, callContext));
  },
  {
    forms: (fields) => {
      const form = readForm(fields);
      return form ? backTo(form, 'failed') : badRequest('id');
    },
  },
);

function readForm(value: unknown) {
  const { success, data } = feedbackForm.safeParse(value);
  if (!success) return null;
  const [id, lang] = [parseProductId(data.id), parseLang(data.lang)];
  const interfaceLang = isInterfaceLanguage(data.interfaceLang) ? data.interfaceLang : fallbackInterfaceLanguage;
  return id !== null && lang !== null ? { ...data, id, lang, interfaceLang } : null;
}

const backTo = (form: NonNullable<ReturnType<typeof readForm>>, outcome: FeedbackOutcome): Response => {
  const { page, version, market } = form;
  const response = seeOther(feedbackPath(form, { page, version, market, outcome }));
  return keepUnsent(response, feedbackPath(form), outcome === 'sent' ? null : form);
};
