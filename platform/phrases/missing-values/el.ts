import type { MissingValueTexts } from './en.ts';

export const missingValueEl: MissingValueTexts = {
  missing: 'λείπει· πρέπει να είναι {kind}',
  emptyText: 'είναι κενό· πρέπει να είναι κείμενο',
  emptyByLanguage: 'είναι κενό· πρέπει να έχει κείμενο σε τουλάχιστον μία γλώσσα',
  studyWithoutResult: 'λείπει· το αποτέλεσμα δοκιμής πρέπει να έχει τιμή ή αποτέλεσμα με λόγια',
  unitMissing: 'λείπει· πρέπει να είναι {units}',
  classificationMissing:
    'λείπει: δεν είναι γνωστό αν το προϊόν είναι επικίνδυνο (REACH παράρτημα II 2.1)· γράψτε τις τάξεις του, ή ότι δεν έχει και τι το δείχνει',
  classificationAndCompositionMissing:
    'λείπει και δεν υπάρχουν συστατικά: δεν είναι γνωστό αν το προϊόν είναι επικίνδυνο (REACH παράρτημα II 2.1)· γράψτε τις τάξεις του, ή ότι δεν έχει και τι το δείχνει',
  classificationWithoutBasis:
    'λέει ότι δεν υπάρχει τάξη, και τίποτα δεν το δείχνει: ούτε συστατικά, ούτε λόγος με δεδομένα, ούτε δική του ταξινόμηση· το δελτίο λέει ότι δεν είναι γνωστό αν το προϊόν είναι επικίνδυνο (REACH παράρτημα II 2.1)',
  // Kinds of values.
  aText: 'κείμενο',
  aNumber: 'αριθμός',
  aWholeNumber: 'ακέραιος αριθμός',
  trueOrFalse: 'ναι ή όχι',
  anObject: 'συμπληρωμένο',
  aList: 'κατάλογος',
  aTextByLanguage: 'κείμενο ανά γλώσσα, π.χ. {example}',
  aChoice: 'μία από τις επιλογές',
  aTextInALanguage: 'κείμενο σε τουλάχιστον μία γλώσσα',
  oneOf: 'ένα από {values}',
};
