import type { ClassificationTexts, DerivationPhrases } from '../en/derivation.ts';

export const derivationEl: DerivationPhrases = {
  outcomes: {
    conclusive: 'Τα κριτήρια δεν πληρούνται',
    open: 'Δεν είναι γνωστό',
    noData: 'Λείπουν δεδομένα',
    inconclusive: 'Ασαφή δεδομένα',
    notApplicable: 'Δεν εφαρμόζεται',
  },
  limitSources: {
    generic: 'γενικό όριο',
    specific: 'ειδικό όριο',
    ate: 'ATE',
    converted: 'ATE μετατρεπόμενη από την κατηγορία',
    cutOff: 'κάτω από την τιμή αποκοπής',
  },
  notes: {
    worstCaseOfRange: 'Σε εύρος μετράει η περιεκτικότητα με το σοβαρότερο αποτέλεσμα.',
    unknownIngredient: 'Η ταξινόμηση άλλων συστατικών είναι άγνωστη.',
    unknownToxicity: 'Η τοξικότητα άλλων συστατικών είναι άγνωστη.',
    'viscosityAtMost20.5': 'Το κινηματικό ιξώδες στους 40 °C είναι το πολύ 20,5 mm²/s.',
    viscosityBelow40: 'Μετρήθηκε κάτω από τους 40 °C· στους 40 °C είναι ακόμη χαμηλότερο.',
    coveredBySkinCorrosion: 'Η ετικέτα δεν επαναλαμβάνει τη H318: η H314 την περιλαμβάνει.',
    reserveUnknown: 'Δεν αναφέρεται το όξινο ή αλκαλικό απόθεμα.',
    reserveCorrosive: 'Το όξινο ή αλκαλικό απόθεμα στηρίζει το αποτέλεσμα.',
    reserveNeedsConfirmation:
      'Το όξινο ή αλκαλικό απόθεμα είναι χαμηλό. Αυτό μόνο του δεν αίρει την τάξη: πρέπει να το επιβεβαιώνουν άλλα δεδομένα.',
    inhalationFormUnknown: 'Η μορφή εισπνοής ενός συστατικού (αέριο, ατμός, σκόνη ή εκνέφωμα) είναι υπόθεση.',
    volumePercentAssumed: 'Το % κατά μάζα χρησιμοποιείται αντί για % κατ’ όγκο.',
    metalContent: 'Η περιεκτικότητα και το όριο αφορούν το μέταλλο της ένωσης (CLP, παράρτημα VI, σημείωση 1).',
  },
  tests: {
    test: 'δοκιμή ΟΗΕ {test}',
    series: 'σειρές δοκιμών ΟΗΕ {test}',
    receptacle: 'φυσική κατάσταση στο δοχείο, πίεση, κρίσιμη θερμοκρασία',
    burningRate: 'διορθωμένη ταχύτητα καύσης (Εγχειρίδιο ΟΗΕ, μέρος V)',
    or: 'ή',
    to: 'έως',
  },
  provisionWords: {
    Annex: 'παράρτημα',
    'Art.': 'άρθρο',
    Table: 'πίνακας',
    Tables: 'πίνακες',
    Figures: 'σχήματα',
    note: 'σημείωση',
    and: 'και',
    to: 'έως',
    Part: 'μέρος',
    Parts: 'μέρη',
    introduction: 'εισαγωγή',
    Decision: 'απόφαση',
    Directive: 'οδηγία',
    Directives: 'οδηγίες',
    Regulation: 'κανονισμός',
    column: 'στήλη',
    columns: 'στήλες',
    entries: 'καταχωρίσεις',
    EC: 'ΕΚ',
    EEC: 'ΕΟΚ',
    EU: 'ΕΕ',
    'Agreement of June 2026 on CLP (Omnibus VI), not adopted':
      'Συμφωνία του Ιουνίου 2026 για τον CLP (Omnibus VI), δεν έχει εκδοθεί',
  },
};

export const classificationEl: ClassificationTexts = {
  'figures.none': 'τα συστατικά είναι κάτω από τις οριακές τιμές',
  'figures.content': '{ingredient}: {content}, το όριο συγκέντρωσης είναι {limit}',
  'figures.ingredient': 'το συστατικό',
  'figures.term': '{content} από {limit} ({ingredient})',
  'figures.more': '{count} ακόμη',
  'figures.sum': '{terms} = {sum} φορές το όριο συγκέντρωσης',
  'figures.estimate':
    'από τα συστατικά προκύπτει εκτίμηση οξείας τοξικότητας του μείγματος (ATEmix, {route}) {value}, το όριο είναι {limit}',
  'figures.ph': 'το pH είναι {value}, το όριο είναι {limit}',
  'figures.flashPoint': 'το σημείο ανάφλεξης είναι {value}, το όριο είναι {limit}',
  'figures.viscosity': 'το κινηματικό ιξώδες στους 40 °C είναι {value}, το όριο είναι {limit}',
  'figures.heat': 'η θερμότητα καύσης είναι {value}, το όριο είναι {limit}',
  'figures.value': 'η τιμή είναι {value}, το όριο είναι {limit}',
  'basis.calculation': 'υπολογισμός',
  'basis.measured': 'μετρημένες τιμές',
  'basis.test': 'δοκιμή',
  'basis.bridging': 'αρχή παρεκβολής',
  'basis.expertJudgement': 'κρίση εμπειρογνωμόνων',
  'basis.harmonised': 'εναρμονισμένη ταξινόμηση',
  'because.words': 'δική σας απόφαση (βάση: {basis}): {words}',
  'because.override': 'δική σας απόφαση (βάση: {basis})',
  'because.follows': 'προκύπτει για: {class}',
  'because.both': '{first}· {second}',
  'difference.lacks': 'λείπει {category}: {because}',
  'difference.byRanges':
    '{difference}: με τις υψηλότερες περιεκτικότητες του τμήματος 3, τις οποίες περιγράφει ένα δελτίο με εύρη· δώστε στενότερα εύρη ή ταξινομήστε έτσι ({provision})',
  'difference.extra': '{category} δεν προκύπτει από τη σύνθεση: {because}',
  'difference.statement': 'η δήλωση επικινδυνότητας είναι {derived}, όχι {typed}',
  'difference.milder': 'προκύπτει {category}: {because}',
  'difference.open': '{why}· μια δική σας απόφαση πρέπει να αναφέρει πώς προσδιορίστηκε η τάξη',
  'override.differs':
    '{calculated}· η απόφασή σας ({kept}) διατηρείται: επιβεβαιώστε την αιτιολογία της ή αφαιρέστε τη δική σας απόφαση ({provision})',
  'override.follows': 'από τη σύνθεση προκύπτει {category}: {because}',
  'override.nothingFollows': 'από τη σύνθεση δεν προκύπτει καμία κατηγορία',
  'override.noClass': 'καμία τάξη',
  'outcome.noData': 'λείπουν δεδομένα: {reason}',
  'outcome.open': 'δεν είναι γνωστό: {reason}',
  'outcome.inconclusive': 'ασαφή δεδομένα: {reason}',
  'outcome.notApplicable': 'δεν εφαρμόζεται: {reason}',
  'substance.given': 'όπως δηλώθηκε',
  'substance.givenBy': 'όπως δηλώθηκε ({provision})',
  'substance.notDerived': 'δεν συνάγεται: η ταξινόμηση μιας ουσίας λαμβάνεται όπως δηλώθηκε',
  'substance.dutyOpen':
    'Το αν απαιτείται δελτίο εξαρτάται από τον κατάλογο υποψήφιων ουσιών και από τις ιδιότητες ΑΒΤ και αΑαΒ ({provision}), που δεν αναζητήθηκαν',
  'sheet.limitsOpen':
    'Το αν απαιτείται δελτίο κατόπιν αιτήματος εξαρτάται από τα ενωσιακά όρια έκθεσης ({provision}): {names}',
  'sheet.listsOpen':
    'Το αν απαιτείται δελτίο κατόπιν αιτήματος εξαρτάται από τα ενωσιακά όρια έκθεσης και από τον κατάλογο υποψήφιων ουσιών ({provision}): {names}',
  'reason.belowLimit': 'τα συστατικά παραμένουν κάτω από το όριο',
  'reason.belowCutOff': 'η περιεκτικότητα είναι κάτω από την οριακή τιμή συνεκτίμησης: {names}',
  'reason.estimateOverLimit': 'η εκτίμηση για το μείγμα υπερβαίνει το όριο',
  'reason.noHazardousIngredient': 'κανένα συστατικό δεν έχει αυτόν τον κίνδυνο',
  'reason.unknownIngredient':
    'η ταξινόμηση αυτών των συστατικών είναι άγνωστη και θα μπορούσε να είναι καθοριστική: {names}',
  'reason.unknownToxicity':
    'η τοξικότητα αυτών των συστατικών είναι άγνωστη και θα μπορούσε να είναι καθοριστική: {names}',
  'reason.physicalStateUnknown': 'δεν αναφέρεται η φυσική κατάσταση',
  'reason.testNeeded': 'αυτά τα συστατικά καθιστούν δυνατό τον κίνδυνο: {names}· αποφασιστικό: {needs}',
  'reason.notTested': 'η τάξη δεν προκύπτει από κανέναν υπολογισμό· αποφασιστικό: {needs}',
  'reason.flashPointUnknown': 'δεν αναφέρεται το σημείο ανάφλεξης',
  'reason.flashPointOpen': 'το σημείο ανάφλεξης είναι γνωστό μόνο ως εύρος· μένει ανοικτό αν ισχύει η τάξη',
  'reason.flashPointOverLimit': 'το σημείο ανάφλεξης υπερβαίνει το όριο',
  'reason.noFlashPoint':
    'αναφέρεται ότι δεν υπάρχει ή δεν εφαρμόζεται σημείο ανάφλεξης και κανένα αναφερόμενο συστατικό δεν είναι εύφλεκτο',
  'reason.noFlammableIngredient': 'κανένα συστατικό δεν είναι εύφλεκτο και η σύνθεση είναι πλήρως γνωστή',
  'reason.doesNotSustainCombustion': 'το υγρό δεν συντηρεί την καύση (δοκιμή ΟΗΕ L.2)',
  'reason.viscosityUnknown':
    'δεν αναφέρεται το κινηματικό ιξώδες στους 40 °C· έως {limit} mm²/s το μείγμα ταξινομείται',
  'reason.viscosityOverLimit': 'το κινηματικό ιξώδες στους 40 °C υπερβαίνει το όριο',
  'reason.isGas': 'η τάξη δεν αφορά αέρια',
  'reason.notGas': 'η τάξη αφορά μόνο αέρια',
  'reason.notLiquid': 'η τάξη αφορά μόνο υγρά',
  'reason.notSolid': 'η τάξη αφορά μόνο στερεά',
  'reason.isAerosol': 'η τάξη δεν αφορά αερολύματα',
  'reason.notAerosol': 'η τάξη αφορά μόνο αερολύματα',
  'reason.containsWater': 'το μείγμα περιέχει νερό',
  'reason.liquidDoesNotHeat':
    'η δοκιμή αυτοθέρμανσης αφορά στερεά, και για κανένα συστατικό δεν είναι γνωστό ότι αυτοθερμαίνεται',
  'reason.noGroup': 'τα μόριά του δεν έχουν χημικές ομάδες που συνδέονται με τέτοιες ιδιότητες',
  'reason.noMetal': 'η δομή του δεν περιέχει μέταλλα ούτε μεταλλοειδή',
  'reason.boundToCarbon': 'δεν περιέχει οξυγόνο ούτε αλογόνα ή αυτά είναι συνδεδεμένα μόνο με άνθρακα ή υδρογόνο',
  'reason.stableInAir': 'είναι γνωστό ότι δεν αυτοαναφλέγεται στον αέρα σε κανονική θερμοκρασία',
  'reason.inertGas': 'είναι γνωστό ότι δεν καίγεται',
  'reason.phMeasured': 'περιέχει νερό, στο οποίο μετρήθηκε το pH του',
  'reason.flashPointOverRoom':
    'το σημείο ανάφλεξης μετρήθηκε στον αέρα πάνω από τη θερμοκρασία δωματίου, χωρίς αυτανάφλεξη',
  'reason.noOrganicPeroxide': 'το μείγμα δεν περιέχει οργανικό υπεροξείδιο',
  'reason.noExplosiveIngredient': 'το μείγμα δεν περιέχει εκρηκτικό συστατικό',
  'reason.pressureUnknown': 'είναι αέριο και η ομάδα του εξαρτάται από την πίεση και την κατάσταση στον περιέκτη',
  'reason.phOpen': 'το pH είναι γνωστό μόνο ως όριο, από το οποίο δεν προκύπτει αν είναι ακραίο',
  'reason.phExtreme': 'το pH είναι ακραίο και μόνο μια δοκιμή δείχνει αν διαβρώνει μέταλλα: {needs}',
  'reason.phUnknown': 'το pH είναι άγνωστο και είναι το κριτήριο για αυτά τα συστατικά: {names}',
  'reason.additivityOpen':
    'δεν είναι γνωστό αν η επίδραση αθροίζεται με εκείνη άλλων συστατικών, και από αυτό εξαρτάται η τάξη: {names}',
  'reason.noExplosiveGroup':
    'κανένα συστατικό δεν ταξινομείται ως εκρηκτικό, αυτοαντιδρών, οργανικό υπεροξείδιο ή οξειδωτικό',
  'reason.noSelfReactiveGroup':
    'κανένα συστατικό δεν ταξινομείται ως αυτοαντιδρών, εκρηκτικό, οργανικό υπεροξείδιο ή οξειδωτικό',
  'reason.noPyrophoricIngredient': 'κανένα συστατικό δεν ταξινομείται ως πυροφορικό',
  'reason.noOxidisingIngredient': 'κανένα συστατικό δεν ταξινομείται ως οξειδωτικό',
  'reason.dilutePeroxide':
    'τα υδατικά διαλύματα με λιγότερο από 8 % υπεροξείδιο του υδρογόνου δεν είναι οξειδωτικές ύλες της κλάσης 5.1',
  'reason.littleActiveOxygen': 'τόσο λίγο οργανικό υπεροξείδιο περιέχει λιγότερο διαθέσιμο οξυγόνο από το όριο',
  'reason.warmViscosityOverLimit':
    'το κινηματικό ιξώδες είναι {viscosity} mm²/s στους {temperature} °C, και υψηλότερο στους 40 °C',
  'reason.classNotInForce': 'ο CLP δεν έχει αυτή την τάξη',
  'reason.transition': '{category}: ισχύει για αυτό το μείγμα μόνο από {until}, επειδή ήταν ήδη στην αγορά',
  'reason.determined': 'δεν ταξινομείται (βάση: {basis}): {words}',
  'reason.extremePh': 'το pH είναι ακραίο',
  'reason.skinCorrosion': 'ένα μείγμα διαβρωτικό για το δέρμα βλάπτει και τα μάτια',
  'reason.boilingPointUnknown': 'το αρχικό σημείο ζέσης δεν είναι γνωστό: μετράει η σοβαρότερη δυνατή κατηγορία',
  'reason.flashPointRange': 'το σημείο ανάφλεξης είναι γνωστό μόνο ως εύρος: μετράει η σοβαρότερη δυνατή κατηγορία',
  'reason.notSubmitted': 'χωρίς δοκιμή ευφλεκτότητας ισχύει η σοβαρότερη κατηγορία',
  'reason.enclosedSpaceUnknown': 'λείπει η δοκιμή ανάφλεξης σε κλειστό χώρο',
  'question.flashPointUnknown':
    'Αυτά τα συστατικά μπορούν να κάνουν το προϊόν εύφλεκτο υγρό: {names}. Ποιο είναι το σημείο ανάφλεξης ή γιατί δεν είναι εύφλεκτο;',
  'question.flashPointOpen':
    'Το σημείο ανάφλεξης δίνεται ως όριο, από το οποίο δεν προκύπτει αν το προϊόν είναι εύφλεκτο υγρό. Ποιο είναι το σημείο ανάφλεξης;',
  'question.viscosityUnknown':
    'Αυτά τα συστατικά μπορούν να βλάψουν τους πνεύμονες σε περίπτωση κατάποσης: {names}. Ποιο είναι το κινηματικό ιξώδες στους 40 °C ή γιατί δεν υπάρχει κίνδυνος αναρρόφησης;',
  'question.physicalStateUnknown':
    'Με {names}, από τη φυσική κατάσταση εξαρτάται αν ισχύει αυτή η τάξη: {class}. Είναι το προϊόν αέριο, υγρό ή στερεό;',
  'question.testNeeded':
    'Αυτά τα συστατικά μπορούν να δώσουν στο προϊόν έναν κίνδυνο ({class}): {names}. Ποιο είναι το αποτέλεσμα της δοκιμής ({needs}) ή γιατί δεν υπάρχει ο κίνδυνος;',
  'question.pressureUnknown':
    'Το προϊόν είναι αέριο. Είναι πεπιεσμένο, υγροποιημένο, υγροποιημένο υπό ψύξη ή διαλυμένο ή γιατί δεν είναι υπό πίεση;',
  'question.phOpen': 'Το pH δίνεται ως όριο, από το οποίο δεν προκύπτει αν είναι ακραίο. Ποιο είναι το pH;',
  'question.phExtreme':
    'Ένα ακραίο pH μπορεί να δώσει στο προϊόν αυτόν τον κίνδυνο: {class}. Ποιο είναι το αποτέλεσμα της δοκιμής ({needs}) ή γιατί δεν υπάρχει ο κίνδυνος;',
  'question.phUnknown':
    'Για τα οξέα και τις βάσεις κριτήριο είναι το pH, και από αυτό εξαρτάται αυτή η τάξη: {class} ({names}). Ποιο είναι το pH;',
  'question.additivityOpen':
    'Η επίδραση του συστατικού {names} αθροίζεται με εκείνη των άλλων συστατικών ή υπολογίζεται χωριστά, όπως ενός ισχυρού οξέος, μιας ισχυρής βάσης ή άλλης τέτοιας ουσίας; Από αυτό εξαρτάται αυτή η τάξη: {class}.',
};
