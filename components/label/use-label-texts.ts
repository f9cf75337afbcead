import { useLocale, useTranslations } from 'next-intl';
import type { LabelEditorTexts } from '@/components/label/label-editor';
import { useFilterTexts } from '@/components/shell/use-filter-texts';
import { useDownloadTexts } from '@/components/shell/use-download-texts';
import { labelMargin, longestPackText, mostLabelLanguages } from '@/lib/domain/label-settings';

/** What the client parts of the label's screens say; `{…}` are gaps that they fill themselves. */
export function useLabelTexts(productName: string, statements: number): LabelEditorTexts {
  const t = useTranslations('app');
  const dialog = { ok: t('ok'), cancel: t('cancel'), close: t('close') };
  return {
    actions: t('actions'),
    view: t('view_label'),
    alt: t('label_of', { product: productName, dimension: '{dimension}' }),
    valueWrong: t('label_value_wrong', { value: '{value}' }),
    refused: t('label_value_refused'),
    picture: {
      drawing: t('label_drawing'),
      toggle: t('label_drawing_toggle'),
      lang: useLocale(),
      zoom: t('zoom'),
      zoomIn: t('zoom_in'),
      zoomOut: t('zoom_out'),
      fit: t('zoom_fit'),
      trueSize: t('zoom_true'),
      notDrawn: t('label_not_drawn'),
      drawingNow: t('label_drawing_now'),
    },
    exports: {
      single: t('download_label_single'),
      a4: t('download_label_a4'),
      word: t('download_label_word'),
      spreadsheet: t('download_label_spreadsheet'),
      download: useDownloadTexts(),
    },
    form: {
      settings: t('label_settings'),
      names: {
        dim: t('label_dim'),
        emb: t('label_emb'),
        qrCode: t('qr_code'),
        font: t('label_font'),
        fontPN: t('label_font_title'),
        pad: t('label_margins'),
        vseb: t('label_pack_text'),
        xlang: t('languages'),
        rlang: t('label_leading_language'),
        pCodes: t('label_product_codes'),
        logoON: t('label_logo'),
        sinON: t('label_synonyms'),
        vlusageON: t('recommended_use'),
        vlstorageON: t('label_storage'),
        ufiOFF: t('ufi'),
        opisOFF: t('label_description'),
        stavkiOFF: t('precautionary_statements'),
        adrOFF: t('label_supplier_address'),
        picOFF: t('pictograms'),
        picMetCorrOFF: t('label_metal_corrosion'),
      },
      sides: {
        top: t('label_margin_top'),
        right: t('label_margin_right'),
        bottom: t('label_margin_bottom'),
        left: t('label_margin_left'),
      },
      qrs: { 1: t('label_qr_none'), 2: t('label_qr_sds'), 3: t('label_qr_product') },
      marginsValue: t('label_margins_value', {
        top: '{top}',
        right: '{right}',
        bottom: '{bottom}',
        left: '{left}',
      }),
      marginWrong: t('label_margin_wrong', { least: labelMargin.least, most: labelMargin.most }),
      packTextNone: t('label_pack_text_none'),
      packTextHint: t('label_pack_text_hint'),
      packTextWrong: t('label_pack_text_wrong', { most: longestPackText }),
      atLeastOneLanguage: t('at_least_one_language'),
      tooManyLanguages: t('label_too_many_languages', { most: mostLabelLanguages }),
      allCodes: t('label_all_codes'),
      codesHint: t('label_codes_hint'),
      flagGroups: { add: t('label_add'), leaveOut: t('label_leave_out') },
      statements: t('label_statements'),
      statementsCount: t('label_statements_count', { count: String(statements) }),
      undo: t('undo'),
      redo: t('redo'),
      reset: t('reset'),
      apply: t('apply'),
      dialog,
      filter: useFilterTexts(),
    },
    findings: {
      audit: t('label_audit'),
      levels: { error: t('finding_error'), warning: t('finding_warning'), info: t('finding_info') },
      counts: t('label_audit_counts', { error: '{error}', warning: '{warning}', info: '{info}' }),
      nothing: t('label_audit_nothing'),
      unavailable: t('label_audit_unavailable'),
      notChecked: t('label_not_checked'),
      change: t('label_change_setting', { setting: '{setting}' }),
      profiles: { 'clp-now': t('label_profile_clp_now'), 'clp-2028': t('label_profile_clp_2028') },
    },
  };
}
