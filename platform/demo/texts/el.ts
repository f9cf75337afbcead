export const textsEl: Readonly<Record<string, string>> = {
  'Acetone technical 99.5 %': 'Ακετόνη τεχνική 99,5 %',
  'Fast-evaporating solvent for resins, lacquers and adhesives; degreases metal, glass and tools.':
    'Διαλύτης ταχείας εξάτμισης για ρητίνες, βερνίκια και κόλλες· απολιπαίνει μέταλλα, γυαλί και εργαλεία.',
  acetone: 'ακετόνη',
  vapours: 'ατμούς',
  'protective gloves/eye protection': 'προστατευτικά γάντια/μέσα ατομικής προστασίας για τα μάτια',
  Solvent: 'Διαλύτης',
  'Cleaning and degreasing agent': 'Μέσο καθαρισμού και απολίπανσης',
  'Laboratory reagent': 'Εργαστηριακό αντιδραστήριο',
  'Consumer spray applications': 'Εφαρμογές ψεκασμού από καταναλωτές',
  'Wipe the surface with a lint-free cloth wetted with acetone and let it dry; use in well-ventilated places only.':
    'Σκουπίστε την επιφάνεια με πανί χωρίς χνούδι βρεγμένο με ακετόνη και αφήστε την να στεγνώσει· χρησιμοποιείτε μόνο σε καλά αεριζόμενους χώρους.',
  'Undiluted.': 'Χωρίς αραίωση.',
  'Evaporates without residue. Softens polystyrene, ABS and many lacquers: test first in a hidden place.':
    'Εξατμίζεται χωρίς υπολείμματα. Μαλακώνει το πολυστυρένιο, το ABS και πολλά βερνίκια: δοκιμάστε πρώτα σε μη εμφανές σημείο.',
  liquid: 'υγρό',
  colourless: 'άχρωμο',
  sweetish: 'γλυκίζουσα',
  'highly flammable liquid': 'πολύ εύφλεκτο υγρό',
  'closed cup': 'κλειστό κύπελλο',
  'at 20 °C': 'στους 20 °C',
  'miscible with water': 'αναμείξιμο με το νερό',
  'air = 1': 'αέρας = 1',
  'peak limit factor 2(I), remark Y': 'συντελεστής υπέρβασης 2(I), παρατήρηση Y',
  'Section 8.1: exposure limit supplemented by peak limit and remark.':
    'Υποτμήμα 8.1: η οριακή τιμή έκθεσης συμπληρώθηκε με όριο αιχμής και παρατήρηση.',
  'Section 15.1: drug precursor and solvent emissions added.':
    'Υποτμήμα 15.1: προστέθηκαν οι πρόδρομες ουσίες ναρκωτικών και οι εκπομπές διαλυτών.',
  'Format of Regulation (EU) 2020/878 in all sections.': 'Μορφή του κανονισμού (ΕΕ) 2020/878 σε όλα τα τμήματα.',
  'Section 9.1: flash point and density measured anew.':
    'Υποτμήμα 9.1: νέα μέτρηση του σημείου ανάφλεξης και της πυκνότητας.',
  'Ethanol 96 % denatured': 'Αιθανόλη 96 % μετουσιωμένη',
  'Ethanol denatured with butanone, for cleaning, extraction and as a solvent for inks and lacquers.':
    'Αιθανόλη μετουσιωμένη με βουτανόνη, για καθαρισμό, εκχύλιση και ως διαλύτης μελανιών και βερνικιών.',
  ethanol: 'αιθανόλη',
  butanone: 'βουτανόνη',
  'Cleaning agent': 'Καθαριστικό',
  'Extraction agent': 'Μέσο εκχύλισης',
  'Food, medicinal products and cosmetics': 'Τρόφιμα, φάρμακα και καλλυντικά',
  'Fuel for table fireplaces': 'Καύσιμο για επιτραπέζια τζάκια',
  'Apply with a cloth or from a dispenser, keep away from sources of ignition and ventilate well.':
    'Εφαρμόστε με πανί ή από διανεμητή, κρατήστε μακριά από πηγές ανάφλεξης και αερίστε καλά.',
  'Undiluted, or diluted with water to 70 % by volume for cleaning.':
    'Χωρίς αραίωση ή, για καθαρισμό, αραιωμένη με νερό σε 70 % κατ’ όγκο.',
  'Denatured: exempt from spirits duty when used as intended.':
    'Μετουσιωμένη: απαλλάσσεται από τον φόρο οινοπνεύματος, όταν χρησιμοποιείται όπως προβλέπεται.',
  alcoholic: 'αλκοολική',
  'Section 8.1: limit values for butanone added.': 'Υποτμήμα 8.1: προστέθηκαν οι οριακές τιμές για τη βουτανόνη.',
  'Section 2.2: P240 added.': 'Υποτμήμα 2.2: προστέθηκε η P240.',
  'Section 2.2: P284, P304+P340 and P310 added.': 'Υποτμήμα 2.2: προστέθηκαν οι P284, P304+P340 και P310.',
  'Format of Regulation (EU) 2020/878.': 'Μορφή του κανονισμού (ΕΕ) 2020/878.',
  'Section 8.1: exposure limit added.': 'Υποτμήμα 8.1: προστέθηκε η οριακή τιμή έκθεσης.',
  'Sodium hypochlorite solution 12 % active chlorine': 'Διάλυμα υποχλωριώδους νατρίου 12 % ενεργού χλωρίου',
  'Alkaline bleaching and oxidising solution for water treatment, laundries and swimming pool technology.':
    'Αλκαλικό λευκαντικό και οξειδωτικό διάλυμα για επεξεργασία νερού, πλυντήρια και πισίνες.',
  'sodium hypochlorite, solution': 'υποχλωριώδες νάτριο, διάλυμα',
  'sodium hydroxide': 'υδροξείδιο του νατρίου',
  'Water treatment': 'Επεξεργασία νερού',
  'Bleaching agent in laundries': 'Λευκαντικό σε πλυντήρια',
  'Oxidising agent in the chemical industry': 'Οξειδωτικό μέσο στη χημική βιομηχανία',
  'Use together with acidic cleaners': 'Χρήση σε συνδυασμό με όξινα καθαριστικά',
  'Dose with a metering pump made of resistant plastics; never mix with acids.':
    'Δοσομετρείτε με δοσομετρική αντλία από ανθεκτικό πλαστικό· μην αναμειγνύετε ποτέ με οξέα.',
  'Swimming pool water: 0.3 to 0.6 mg/l free chlorine. Laundry: 5 to 15 ml per kg of linen.':
    'Νερό πισίνας: 0,3 έως 0,6 mg/l ελεύθερου χλωρίου. Πλυντήριο: 5 έως 15 ml ανά kg ρούχων.',
  'Loses active chlorine in storage: at 20 °C about 1 % of it a week. Use within three months.':
    'Χάνει ενεργό χλώριο κατά την αποθήκευση: στους 20 °C περίπου 1 % την εβδομάδα. Να χρησιμοποιείται εντός τριών μηνών.',
  'yellowish green': 'κιτρινοπράσινο',
  'chlorine-like': 'που θυμίζει χλώριο',
  decomposes: 'αποσυντίθεται',
  'not flammable': 'μη εύφλεκτο',
  chlorine: 'χλώριο',
  'peak limit factor 1(I), remark Y': 'συντελεστής υπέρβασης 1(I), παρατήρηση Y',
  'Section 8.1: exposure limit for chlorine added.': 'Υποτμήμα 8.1: προστέθηκε η οριακή τιμή έκθεσης για το χλώριο.',
  'Section 7.2: advice on vented caps.': 'Υποτμήμα 7.2: υπόδειξη για πώματα εξαερισμού.',
  'Sections 2 and 3: Aquatic Chronic 1 (H410) with its M factor according to CLP Annex VI.':
    'Τμήματα 2 και 3: Aquatic Chronic 1 (H410) με τον συντελεστή M σύμφωνα με το παράρτημα VI του CLP.',
  'Sodium hydroxide solution 30 %': 'Διάλυμα υδροξειδίου του νατρίου 30 %',
  'Strong alkali for neutralisation, pH control, regeneration of ion exchangers and cleaning in place.':
    'Ισχυρό αλκάλι για εξουδετέρωση, ρύθμιση του pH, αναγέννηση ιοντοεναλλακτών και επιτόπιο καθαρισμό (CIP).',
  'mist/spray': 'σταγονίδια/εκνεφώματα',
  'Neutralisation and pH control': 'Εξουδετέρωση και ρύθμιση του pH',
  'Raw material in chemical synthesis': 'Πρώτη ύλη στη χημική σύνθεση',
  'Cleaning of plant and equipment': 'Καθαρισμός εγκαταστάσεων και εξοπλισμού',
  'Spraying without extraction': 'Ψεκασμός χωρίς αναρρόφηση',
  'Always add the lye to the water, slowly and with stirring; cool where needed.':
    'Προσθέτετε πάντα το αλκάλι στο νερό, αργά και με ανάδευση· ψύχετε εφόσον χρειάζεται.',
  'Cleaning in place: 1 to 3 % in water at 60 to 80 °C.': 'Επιτόπιος καθαρισμός (CIP): 1 έως 3 % σε νερό 60 έως 80 °C.',
  'Solidifies just above 0 °C: store frost-free, heat pipes outdoors.':
    'Στερεοποιείται λίγο πάνω από τους 0 °C: αποθηκεύετε προστατευμένο από τον παγετό, θερμαίνετε τις εξωτερικές σωληνώσεις.',
  odourless: 'άοσμο',
  'Section 2.2: P310 and P301+P330+P331 added.': 'Υποτμήμα 2.2: προστέθηκαν οι P310 και P301+P330+P331.',
  'Section 2.2: P260, P301+P330+P331 and P310 added.': 'Υποτμήμα 2.2: προστέθηκαν οι P260, P301+P330+P331 και P310.',
  'Section 8.1: limit of the United Kingdom added.': 'Υποτμήμα 8.1: προστέθηκε η οριακή τιμή του Ηνωμένου Βασιλείου.',
  'The directives of the EU have no limit value for sodium hydroxide.':
    'Οι οδηγίες της ΕΕ δεν ορίζουν οριακή τιμή για το υδροξείδιο του νατρίου.',
  'Hydrochloric acid 31 %': 'Υδροχλωρικό οξύ 31 %',
  'Technical acid for pickling steel, descaling, neutralisation and the regeneration of ion exchangers.':
    'Τεχνικό οξύ για αποξείδωση χάλυβα, αφαίρεση αλάτων, εξουδετέρωση και αναγέννηση ιοντοεναλλακτών.',
  'hydrochloric acid': 'υδροχλωρικό οξύ',
  'gas/mist/vapours': 'αέρια/σταγονίδια/ατμούς',
  'Pickling of metals': 'Αποξείδωση μετάλλων',
  'Regeneration of ion exchangers': 'Αναγέννηση ιοντοεναλλακτών',
  'Use together with chlorine bleach': 'Χρήση σε συνδυασμό με χλωρίνη',
  'Always add the acid to the water; use with extraction and resistant equipment.':
    'Προσθέτετε πάντα το οξύ στο νερό· χρησιμοποιείτε με αναρρόφηση και ανθεκτικό εξοπλισμό.',
  'Pickling: 10 to 18 % in water. Descaling: 3 to 5 %.': 'Αποξείδωση: 10 έως 18 % σε νερό. Αφαίρεση αλάτων: 3 έως 5 %.',
  'Fumes in moist air.': 'Ατμίζει σε υγρό αέρα.',
  'colourless to yellowish': 'άχρωμο έως υποκίτρινο',
  pungent: 'διαπεραστική',
  'hydrogen chloride': 'υδροχλώριο',
  'Section 2: H290 added; STOT SE 3 (H335) shown on the label with GHS07.':
    'Τμήμα 2: προστέθηκε η H290· STOT SE 3 (H335) στην ετικέτα με GHS07.',
  'Section 1.1: UFI added.': 'Υποτμήμα 1.1: προστέθηκε ο UFI.',
  'Methanol 99.9 %': 'Μεθανόλη 99,9 %',
  'High-purity solvent and raw material for synthesis and analysis. Toxic: for professional users only.':
    'Διαλύτης υψηλής καθαρότητας και πρώτη ύλη για σύνθεση και ανάλυση. Τοξικό: μόνο για επαγγελματίες χρήστες.',
  methanol: 'μεθανόλη',
  'eyes, central nervous system': 'μάτια, κεντρικό νευρικό σύστημα',
  'mist/vapours/spray': 'σταγονίδια/ατμούς/εκνεφώματα',
  'protective gloves/protective clothing/eye protection':
    'προστατευτικά γάντια/προστατευτικά ενδύματα/μέσα ατομικής προστασίας για τα μάτια',
  'Process solvent': 'Διαλύτης διεργασιών',
  'Consumer uses': 'Χρήσεις από καταναλωτές',
  'Windscreen washing and defrosting fluids': 'Υγρά πλύσης και αποπάγωσης παρμπρίζ',
  'Use in closed systems or under extraction; earth all equipment before transfer.':
    'Χρησιμοποιείτε σε κλειστά συστήματα ή με αναρρόφηση· γειώνετε όλο τον εξοπλισμό πριν από τη μετάγγιση.',
  'Undiluted, as the process requires.': 'Χωρίς αραίωση, ανάλογα με τη διεργασία.',
  'Water content at most 0.05 %; burns with a flame that is hardly visible in daylight.':
    'Περιεκτικότητα σε νερό το πολύ 0,05 %· καίγεται με φλόγα που μόλις διακρίνεται στο φως της ημέρας.',
  'peak limit factor 2(II), remark Y': 'συντελεστής υπέρβασης 2(II), παρατήρηση Y',
  'Section 2.2: organs of H370 named.': 'Υποτμήμα 2.2: κατονομάστηκαν τα όργανα της H370.',
  'Section 15.1: named substance of Directive 2012/18/EU.':
    'Υποτμήμα 15.1: κατονομαζόμενη ουσία της οδηγίας 2012/18/ΕΕ.',
  'Section 15.1: entry 69 of REACH Annex XVII.':
    'Υποτμήμα 15.1: καταχώριση 69 του παραρτήματος XVII του κανονισμού REACH.',
  'Formaldehyde solution 37 % (methanol < 1 %)': 'Διάλυμα φορμαλδεΰδης 37 % (μεθανόλη < 1 %)',
  'Aqueous raw material for resins and for the fixing of tissue; low in methanol, kept stable by warm storage.':
    'Υδατική πρώτη ύλη για ρητίνες και για τη μονιμοποίηση ιστών· με χαμηλή περιεκτικότητα σε μεθανόλη, παραμένει σταθερή με θερμή αποθήκευση.',
  formaldehyde: 'φορμαλδεΰδη',
  'Raw material for resins': 'Πρώτη ύλη για ρητίνες',
  'Fixing agent in histology and pathology': 'Μέσο μονιμοποίησης στην ιστολογία και την παθολογική ανατομική',
  'Use in closed systems or in a fume cupboard; keep the time of exposure as short as possible.':
    'Χρησιμοποιείτε σε κλειστά συστήματα ή σε απαγωγό εστία· περιορίζετε τον χρόνο έκθεσης στο ελάχιστο.',
  'Fixing of tissue: diluted with buffer to a formaldehyde content of 4 %.':
    'Μονιμοποίηση ιστών: αραιωμένο με ρυθμιστικό διάλυμα σε περιεκτικότητα φορμαλδεΰδης 4 %.',
  'Becomes cloudy below about 35 °C through paraformaldehyde.':
    'Θολώνει κάτω από τους 35 °C περίπου λόγω παραφορμαλδεΰδης.',
  'combustible, not classified as flammable': 'καύσιμο, δεν ταξινομείται ως εύφλεκτο',
  'dermal sensitisation': 'ευαισθητοποίηση του δέρματος',
  'peak limit factor 2(I), remarks Sh, Y, X': 'συντελεστής υπέρβασης 2(I), παρατηρήσεις Sh, Y, X',
  'Flash point and explosion limits depend on the content of methanol.':
    'Το σημείο ανάφλεξης και τα όρια εκρηκτικότητας εξαρτώνται από την περιεκτικότητα σε μεθανόλη.',
  'REACH Annex XVII, entry 77: formaldehyde and formaldehyde releasers in articles and vehicles':
    'REACH, παράρτημα XVII, καταχώριση 77: φορμαλδεΰδη και ουσίες που ελευθερώνουν φορμαλδεΰδη σε αντικείμενα και οχήματα',
  'Sections 2, 3 and 11: harmonised classification of formaldehyde in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: Acute Tox. 2 (inhalation, H330) and Acute Tox. 4 (oral, H302) replace Acute Tox. 3 (H301, H311, H331); EUH071 added.':
    'Τμήματα 2, 3 και 11: εναρμονισμένη ταξινόμηση της φορμαλδεΰδης κατά τον κατ’ εξουσιοδότηση κανονισμό (ΕΕ) 2024/2564 (22η προσαρμογή), που εφαρμόζεται από την 1η Μαΐου 2026: Acute Tox. 2 (με εισπνοή, H330) και Acute Tox. 4 (από το στόμα, H302) αντί Acute Tox. 3 (H301, H311, H331)· προστέθηκε η EUH071.',
  'Section 8.1: binding EU limit values of Directive (EU) 2019/983.':
    'Υποτμήμα 8.1: δεσμευτικές οριακές τιμές της ΕΕ κατά την οδηγία (ΕΕ) 2019/983.',
  Toluene: 'Τολουόλιο',
  'Aromatic solvent for coatings, adhesives and printing inks; raw material for synthesis.':
    'Αρωματικός διαλύτης για επιχρίσματα, κόλλες και τυπογραφικά μελάνια· πρώτη ύλη για σύνθεση.',
  toluene: 'τολουόλιο',
  'Solvent in coatings and inks': 'Διαλύτης σε επιχρίσματα και μελάνια',
  'Adhesives and spray paints for the general public': 'Κόλλες και χρώματα ψεκασμού για το ευρύ κοινό',
  'Use with extraction and explosion-proof equipment; keep off the skin.':
    'Χρησιμοποιείτε με αναρρόφηση και αντιεκρηκτικό εξοπλισμό· αποφεύγετε την επαφή με το δέρμα.',
  'Undiluted or as the formulation requires.': 'Χωρίς αραίωση ή σύμφωνα με τη σύνθεση.',
  'Charges electrostatically when poured: earth containers and limit the flow rate.':
    'Φορτίζεται ηλεκτροστατικά κατά τη μετάγγιση: γειώνετε τα δοχεία και περιορίζετε την ταχύτητα ροής.',
  aromatic: 'αρωματική',
  'Section 15.1: water hazard class 3 instead of 2.': 'Υποτμήμα 15.1: κατηγορία κινδύνου για τα ύδατα 3 αντί 2.',
  'n-Hexane 95 %': 'n-Εξάνιο 95 %',
  'Low-boiling hydrocarbon for the extraction of vegetable oils, for adhesives and as a reaction medium.':
    'Υδρογονάνθρακας με χαμηλό σημείο ζέσης για την εκχύλιση φυτικών ελαίων, για κόλλες και ως μέσο αντίδρασης.',
  'n-hexane': 'n-εξάνιο',
  'nervous system': 'νευρικό σύστημα',
  'Solvent in adhesives': 'Διαλύτης σε κόλλες',
  'Use in closed systems with explosion-proof equipment; check the exposure by measurement.':
    'Χρησιμοποιείτε σε κλειστά συστήματα με αντιεκρηκτικό εξοπλισμό· ελέγχετε την έκθεση με μετρήσεις.',
  'Long exposure damages the nerves: where the process allows it, replace by n-heptane or cyclohexane.':
    'Η παρατεταμένη έκθεση βλάπτει τα νεύρα: όπου το επιτρέπει η διεργασία, αντικαταστήστε το με n-επτάνιο ή κυκλοεξάνιο.',
  'petrol-like': 'που θυμίζει βενζίνη',
  'insoluble in water': 'αδιάλυτο στο νερό',
  'peak limit factor 8(II), remark Y': 'συντελεστής υπέρβασης 8(II), παρατήρηση Y',
  'Sections 2, 3 and 11: harmonised classification of n-hexane in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: STOT RE 1 (H372, nervous system) replaces STOT RE 2 (H373).':
    'Τμήματα 2, 3 και 11: εναρμονισμένη ταξινόμηση του n-εξανίου κατά τον κατ’ εξουσιοδότηση κανονισμό (ΕΕ) 2024/2564 (22η προσαρμογή), που εφαρμόζεται από την 1η Μαΐου 2026: STOT RE 1 (H372, νευρικό σύστημα) αντί STOT RE 2 (H373).',
  'Hydrogen peroxide 35 %': 'Υπεροξείδιο του υδρογόνου 35 %',
  'Oxidising and bleaching solution for water treatment, surface treatment and the pulp industry.':
    'Οξειδωτικό και λευκαντικό διάλυμα για επεξεργασία νερού, κατεργασία επιφανειών και τη χαρτοβιομηχανία.',
  'hydrogen peroxide, solution': 'υπεροξείδιο του υδρογόνου, διάλυμα',
  'Bleaching agent': 'Λευκαντικό',
  'Surface treatment of metals': 'Επιφανειακή κατεργασία μετάλλων',
  'Supply to members of the general public': 'Διάθεση σε μέλη του ευρέος κοινού',
  'Dose from the original container with clean equipment; never return product that has been taken out.':
    'Δοσομετρείτε από το αρχικό δοχείο με καθαρό εξοπλισμό· μην επιστρέφετε ποτέ προϊόν που έχει αφαιρεθεί.',
  'Bleaching: 2 to 10 g/l in water.': 'Λεύκανση: 2 έως 10 g/l σε νερό.',
  'Stabilised; decomposes to water and oxygen.': 'Σταθεροποιημένο· διασπάται σε νερό και οξυγόνο.',
  faint: 'ασθενής',
  'hydrogen peroxide': 'υπεροξείδιο του υδρογόνου',
  'Section 2: STOT SE 3 (H335) at 35 % and above.': 'Τμήμα 2: STOT SE 3 (H335) από 35 % και άνω.',
  'Section 15.1: restricted explosives precursor according to Regulation (EU) 2019/1148.':
    'Υποτμήμα 15.1: πρόδρομη ουσία εκρηκτικών υλών υπό περιορισμό σύμφωνα με τον κανονισμό (ΕΕ) 2019/1148.',
  'Ammonia solution 25 %': 'Διάλυμα αμμωνίας 25 %',
  'Aqueous ammonia for flue gas cleaning, neutralisation and as a raw material.':
    'Υδατική αμμωνία για καθαρισμό καυσαερίων, εξουδετέρωση και ως πρώτη ύλη.',
  'ammonia, aqueous solution': 'αμμωνία, υδατικό διάλυμα',
  'Flue gas cleaning': 'Καθαρισμός καυσαερίων',
  'Use in closed systems; open containers only when cold and under extraction.':
    'Χρησιμοποιείτε σε κλειστά συστήματα· ανοίγετε τα δοχεία μόνο όταν είναι κρύα και με αναρρόφηση.',
  'As the process requires.': 'Ανάλογα με τη διεργασία.',
  'Gives off ammonia when warm: pressure builds up in closed containers.':
    'Όταν θερμαίνεται, εκλύει αμμωνία: αναπτύσσεται πίεση σε κλειστά δοχεία.',
  ammonia: 'αμμωνία',
  'Explosive compounds form with halogens and with silver and mercury salts.':
    'Με αλογόνα και με άλατα αργύρου και υδραργύρου σχηματίζονται εκρηκτικές ενώσεις.',
  'Section 14: environmentally hazardous.': 'Τμήμα 14: επικίνδυνο για το περιβάλλον.',
  'Alkaline cleaner concentrate': 'Συμπυκνωμένο αλκαλικό καθαριστικό',
  'Concentrate against grease, oil and burnt-on residues on floors, machines and kitchen equipment.':
    'Συμπύκνωμα κατά λιπών, λαδιών και καμένων υπολειμμάτων σε δάπεδα, μηχανήματα και εξοπλισμό κουζίνας.',
  'disodium metasilicate': 'μεταπυριτικό δινάτριο',
  '2-butoxyethanol': '2-βουτοξυαιθανόλη',
  'D-glucopyranose, oligomeric, C8-10 alkyl glycosides': 'D-γλυκοπυρανόζη, ολιγομερής, C8-10-αλκυλογλυκοζίτες',
  'Cleaning agent for trade and industry': 'Καθαριστικό για επαγγελματική και βιομηχανική χρήση',
  'Aluminium and painted surfaces': 'Αλουμίνιο και βαμμένες επιφάνειες',
  'Dilute, apply, leave for 5 minutes without drying, then rinse with water.':
    'Αραιώστε, απλώστε, αφήστε 5 λεπτά να δράσει χωρίς να στεγνώσει και ξεπλύνετε με νερό.',
  '0.5 to 5 % in water.': '0,5 έως 5 % σε νερό.',
  'Low foaming: suitable for scrubbing machines and high-pressure cleaners.':
    'Χαμηλού αφρισμού: κατάλληλο για μηχανές πλύσης δαπέδων και πλυστικά υψηλής πίεσης.',
  'pale yellow': 'ανοιχτό κίτρινο',
  'Switch off the current before use. Use only in well ventilated rooms.':
    'Διακόψτε το ρεύμα πριν από τη χρήση. Να χρησιμοποιείται μόνο σε καλά αεριζόμενους χώρους.',
  'Ingredients: less than 5 % non-ionic surfactants.': 'Συστατικά: λιγότερο από 5 % μη ιοντικά επιφανειοδραστικά.',
  'Ingredients according to Regulation (EC) No 648/2004: less than 5 % non-ionic surfactants':
    'Συστατικά σύμφωνα με τον κανονισμό (ΕΚ) αριθ. 648/2004: λιγότερο από 5 % μη ιονικές επιφανειοδραστικές ουσίες',
  'Section 3: 2-butoxyethanol reduced to 3 – < 5 %.': 'Τμήμα 3: η 2-βουτοξυαιθανόλη μειώθηκε σε 3 – < 5 %.',
  'Section 1.1: new UFI because of the changed formula.': 'Υποτμήμα 1.1: νέος UFI λόγω αλλαγής της σύνθεσης.',
  '1 to 5 % in water.': '1 έως 5 % σε νερό.',
  'Section 8.1: limit values for 2-butoxyethanol added.':
    'Υποτμήμα 8.1: προστέθηκαν οι οριακές τιμές για τη 2-βουτοξυαιθανόλη.',
  'Epoxy system – component A (resin)': 'Εποξειδικό σύστημα – συστατικό A (ρητίνη)',
  'Solvent-free epoxy resin for floor coatings and castings; hardened with component B.':
    'Εποξειδική ρητίνη χωρίς διαλύτες για επιστρώσεις δαπέδων και χυτεύσεις· σκληραίνει με το συστατικό B.',
  'reaction product: bisphenol-A-(epichlorhydrin); epoxy resin (number average molecular weight ≤ 700)':
    'προϊόν αντίδρασης: δισφαινόλη-Α-(επιχλωροϋδρίνη)· εποξειδική ρητίνη (μέσο μοριακό βάρος κατ’ αριθμό ≤ 700)',
  'oxirane, mono[(C12-14-alkyloxy)methyl] derivs.': 'οξιράνιο, μονο[(C12-14-αλκυλοξυ)μεθυλο] παράγωγα',
  'epoxy resin (number average molecular weight ≤ 700)': 'εποξειδική ρητίνη (μέσο μοριακό βάρος κατ’ αριθμό ≤ 700)',
  'soap and water': 'νερό και σαπούνι',
  'Resin component of coatings': 'Ρητινικό συστατικό επιστρώσεων',
  'Casting resin': 'Ρητίνη χύτευσης',
  'Contact with drinking water and food': 'Επαφή με πόσιμο νερό και τρόφιμα',
  'Mix with component B, pour into a clean container, mix again and process within 30 minutes.':
    'Αναμείξτε με το συστατικό B, αδειάστε σε καθαρό δοχείο, αναμείξτε ξανά και εφαρμόστε εντός 30 λεπτών.',
  'Mixing ratio A : B = 100 : 50 by weight.': 'Αναλογία ανάμειξης A : B = 100 : 50 κατά βάρος.',
  'Hardens without shrinkage; walkable after 24 hours at 20 °C.':
    'Σκληραίνει χωρίς συρρίκνωση· βατό μετά από 24 ώρες στους 20 °C.',
  'Packages of up to 5 l are not subject to the regulations (ADR special provision 375, IMDG 2.10.2.7).':
    'Τα κόλα έως 5 l δεν υπόκεινται στις διατάξεις (ADR ειδική διάταξη 375, IMDG 2.10.2.7).',
  'epoxy resin': 'εποξειδική ρητίνη',
  'Section 4.1: wipe off resin before washing.': 'Υποτμήμα 4.1: σκούπισμα της ρητίνης πριν από το πλύσιμο.',
  'Section 14: special provision 375 mentioned.': 'Τμήμα 14: αναφορά στην ειδική διάταξη 375.',
  'Epoxy system – component B (hardener)': 'Εποξειδικό σύστημα – συστατικό B (σκληρυντής)',
  'Cycloaliphatic amine hardener for component A; hardens clear and resistant to yellowing.':
    'Κυκλοαλειφατικός αμινικός σκληρυντής για το συστατικό A· σκληραίνει διαυγής και ανθεκτικός στο κιτρίνισμα.',
  '3-aminomethyl-3,5,5-trimethylcyclohexylamine': '3-αμινομεθυλο-3,5,5-τριμεθυλοκυκλοεξυλαμίνη',
  'benzyl alcohol': 'βενζυλική αλκοόλη',
  'mist/vapours': 'σταγονίδια/ατμούς',
  'Hardener component of coatings and casting resins': 'Σκληρυντής για επιστρώσεις και ρητίνες χύτευσης',
  'Add to component A in full and mix with a slow stirrer for at least 3 minutes.':
    'Προσθέστε όλη την ποσότητα στο συστατικό A και αναμείξτε με αργόστροφο αναδευτήρα για τουλάχιστον 3 λεπτά.',
  'Pot life 30 minutes at 20 °C; large batches become hot.':
    'Χρόνος ζωής στο δοχείο 30 λεπτά στους 20 °C· οι μεγάλες ποσότητες θερμαίνονται έντονα.',
  'amine-like': 'που θυμίζει αμίνες',
  'partly soluble in water': 'μερικώς διαλυτό στο νερό',
  'Calculated acute toxicity estimate of the mixture, oral: about 1 160 mg/kg.':
    'Υπολογισμένη εκτίμηση οξείας τοξικότητας του μείγματος, από το στόμα: περίπου 1 160 mg/kg.',
  'Section 3: classification of benzyl alcohol in the version of Delegated Regulation (EU) 2024/197 (21st adaptation): Eye Irrit. 2 (H319) and Skin Sens. 1B (H317) added, Acute Tox. 4 by inhalation (H332) dropped.':
    'Τμήμα 3: ταξινόμηση της βενζυλικής αλκοόλης κατά τον κατ’ εξουσιοδότηση κανονισμό (ΕΕ) 2024/197 (21η προσαρμογή): προστέθηκαν Eye Irrit. 2 (H319) και Skin Sens. 1B (H317), διαγράφηκε Acute Tox. 4 με εισπνοή (H332).',
  'Section 2.2: benzyl alcohol named on the label.': 'Υποτμήμα 2.2: η βενζυλική αλκοόλη αναγράφεται στην ετικέτα.',
  'Contact cleaner aerosol 500 ml': 'Καθαριστικό επαφών σε σπρέι 500 ml',
  'Spray for degreasing electrical contacts, switches and plugs; evaporates without residue.':
    'Σπρέι για την απολίπανση ηλεκτρικών επαφών, διακοπτών και βυσμάτων· εξατμίζεται χωρίς υπολείμματα.',
  'propan-2-ol': 'προπαν-2-όλη',
  'butane (< 0.1 % butadiene)': 'βουτάνιο (< 0,1 % βουταδιένιο)',
  propane: 'προπάνιο',
  'vapours/spray': 'ατμούς/εκνεφώματα',
  'Cleaning of electrical contacts': 'Καθαρισμός ηλεκτρικών επαφών',
  'Live or hot parts': 'Μέρη υπό τάση ή θερμά μέρη',
  'Switch off the current, spray from a distance of 20 cm, let dry for 10 minutes and ventilate.':
    'Διακόψτε το ρεύμα, ψεκάστε από απόσταση 20 cm, αφήστε να στεγνώσει 10 λεπτά και αερίστε.',
  'One or two short bursts per contact.': 'Ένας ή δύο σύντομοι ψεκασμοί ανά επαφή.',
  'Softens polystyrene and polycarbonate: test first in a hidden place.':
    'Μαλακώνει το πολυστυρένιο και το πολυανθρακικό: δοκιμάστε πρώτα σε μη εμφανές σημείο.',
  aerosol: 'αερόλυμα',
  'solvent-like': 'που θυμίζει διαλύτη',
  'extremely flammable aerosol': 'εξαιρετικά εύφλεκτο αερόλυμα',
  'Pressure in the can': 'Πίεση στο δοχείο',
  'Net content': 'Καθαρό περιεχόμενο',
  'Section 3: propan-2-ol instead of ethanol.': 'Τμήμα 3: προπαν-2-όλη αντί αιθανόλης.',
  'Section 8.1: limit values for propan-2-ol, butane and propane in the sheets for countries whose values are recorded.':
    'Υποτμήμα 8.1: οριακές τιμές για την προπαν-2-όλη, το βουτάνιο και το προπάνιο στα δελτία για τις χώρες των οποίων οι τιμές έχουν καταγραφεί.',
  'Urea solution 32.5 % (AUS 32)': 'Διάλυμα ουρίας 32,5 % (AUS 32)',
  'Reducing agent for diesel engines with selective catalytic reduction, quality according to ISO 22241-1.':
    'Αναγωγικό μέσο για κινητήρες ντίζελ με επιλεκτική καταλυτική αναγωγή, ποιότητα κατά ISO 22241-1.',
  urea: 'ουρία',
  'Reducing agent for exhaust gas treatment': 'Αναγωγικό μέσο για την επεξεργασία καυσαερίων',
  'Filling into the fuel tank': 'Πλήρωση της δεξαμενής καυσίμου',
  'Fill into the tank marked for AUS 32 only; wipe off splashes with water at once.':
    'Γεμίζετε μόνο τη δεξαμενή με τη σήμανση AUS 32· καθαρίζετε αμέσως τις πιτσιλιές με νερό.',
  'About 3 to 5 % of the consumption of diesel fuel.': 'Περίπου 3 έως 5 % της κατανάλωσης ντίζελ.',
  'Freezes at −11.5 °C without damage. Keeps for 18 months at up to 25 °C.':
    'Παγώνει στους −11,5 °C χωρίς αλλοίωση. Διατηρείται 18 μήνες έως τους 25 °C.',
  'faintly of ammonia': 'ασθενής, αμμωνίας',
  'Urea content': 'Περιεκτικότητα σε ουρία',
  'Density range': 'Εύρος πυκνότητας',
  'Refractive index': 'Δείκτης διάθλασης',
  Biuret: 'Διουρία',
  Aldehydes: 'Αλδεΰδες',
  'Section 9.2: limits of ISO 22241-1 added.': 'Υποτμήμα 9.2: προστέθηκαν τα όρια του ISO 22241-1.',
  'Section 2.3: danger of slipping.': 'Υποτμήμα 2.3: κίνδυνος ολίσθησης.',
  'Interior wall paint, water-borne': 'Χρώμα εσωτερικών τοίχων, υδατικής βάσης',
  'White matt emulsion paint for walls and ceilings indoors; free of solvents and plasticisers.':
    'Λευκό ματ πλαστικό χρώμα για εσωτερικούς τοίχους και οροφές· χωρίς διαλύτες και πλαστικοποιητές.',
  'titanium dioxide': 'διοξείδιο του τιτανίου',
  '1,2-benzisothiazol-3(2H)-one': '1,2-βενζισοθειαζολ-3(2H)-όνη',
  'Paint for walls and ceilings indoors': 'Χρώμα για εσωτερικούς τοίχους και οροφές',
  'Spraying without a particle filter mask': 'Ψεκασμός χωρίς μάσκα με φίλτρο σωματιδίων',
  'Stir, apply with roller or brush in two coats to a clean, dry base; between coats let dry for 4 hours.':
    'Ανακατέψτε και απλώστε με ρολό ή πινέλο σε δύο στρώσεις πάνω σε καθαρή, στεγνή επιφάνεια· μεταξύ των στρώσεων αφήστε να στεγνώσει 4 ώρες.',
  '140 ml/m² per coat; 10 l cover about 70 m².': '140 ml/m² ανά στρώση· 10 l επαρκούν για περίπου 70 m².',
  'Wet scrub resistance class 2, hiding power class 1 at 7 m²/l (EN 13300).':
    'Αντοχή στο υγρό τρίψιμο κατηγορία 2, καλυπτικότητα κατηγορία 1 στα 7 m²/l (EN 13300).',
  white: 'λευκό',
  'VOC content': 'Περιεκτικότητα σε ΠΟΕ',
  'Contains a biocidal product that preserves the paint in the pail: 1,2-benzisothiazol-3(2H)-one.':
    'Περιέχει βιοκτόνο που συντηρεί το χρώμα στο δοχείο: 1,2-βενζισοθειαζολ-3(2H)-όνη.',
  'EU limit value for this product (category A/a, matt coatings for interior walls and ceilings): 30 g/l VOC. This product contains at most 1 g/l VOC.':
    'Οριακή τιμή της ΕΕ για το προϊόν αυτό (κατηγορία A/a, ματ επιχρίσματα για εσωτερικούς τοίχους και οροφές): 30 g/l ΠΟΕ. Το προϊόν αυτό περιέχει κατ’ ανώτατο όριο 1 g/l ΠΟΕ.',
  'Section 3: classification of 1,2-benzisothiazol-3(2H)-one in the version of Delegated Regulation (EU) 2024/197 (21st adaptation).':
    'Τμήμα 3: ταξινόμηση της 1,2-βενζισοθειαζολ-3(2H)-όνης κατά τον κατ’ εξουσιοδότηση κανονισμό (ΕΕ) 2024/197 (21η προσαρμογή).',
  'Section 2.2: P501 added.': 'Υποτμήμα 2.2: προστέθηκε η P501.',
  'Section 2.2: EUH208 added.': 'Υποτμήμα 2.2: προστέθηκε η EUH208.',
  'Isopropanol 99.9 %': 'Ισοπροπανόλη 99,9 %',
  'Pure solvent for cleaning optics, electronics and surfaces before bonding.':
    'Καθαρός διαλύτης για τον καθαρισμό οπτικών, ηλεκτρονικών και επιφανειών πριν από τη συγκόλληση.',
  'Spraying near sources of ignition': 'Ψεκασμός κοντά σε πηγές ανάφλεξης',
  'Wipe with a lint-free cloth and let dry; ventilate well.':
    'Σκουπίστε με πανί χωρίς χνούδι και αφήστε να στεγνώσει· αερίστε καλά.',
  'Water content at most 0.1 %.': 'Περιεκτικότητα σε νερό το πολύ 0,1 %.',
  'Section 9.1: explosion limits updated.': 'Υποτμήμα 9.1: ενημερώθηκαν τα όρια εκρηκτικότητας.',
  'Citric acid descaler': 'Αφαλατικό με κιτρικό οξύ',
  'Liquid descaler for kettles, coffee machines and taps, without mineral acids.':
    'Υγρό αφαλατικό για βραστήρες, καφετιέρες και βρύσες, χωρίς ανόργανα οξέα.',
  'citric acid': 'κιτρικό οξύ',
  'eye protection': 'μέσα ατομικής προστασίας για τα μάτια',
  'Descaler for household and trade': 'Αφαλατικό για οικιακή και επαγγελματική χρήση',
  'Marble and other limestone': 'Μάρμαρο και άλλοι ασβεστόλιθοι',
  'Fill in the diluted product, leave to act for 20 minutes, empty and rinse twice with fresh water.':
    'Γεμίστε με το αραιωμένο προϊόν, αφήστε να δράσει 20 λεπτά, αδειάστε και ξεπλύνετε δύο φορές με καθαρό νερό.',
  '125 ml for 0.5 l of water.': '125 ml για 0,5 l νερού.',
  'Food-grade citric acid.': 'Κιτρικό οξύ ποιότητας τροφίμων.',
  'Section 2.2: P337+P313 added.': 'Υποτμήμα 2.2: προστέθηκε η P337+P313.',
  'Demineralised water': 'Απιονισμένο νερό',
  'Exempt from registration (REACH Article 2(7)(a), Annex IV).':
    'Εξαιρείται από την καταχώριση (REACH, άρθρο 2 παράγραφος 7 στοιχείο α), παράρτημα IV).',
  'Water free of salts for batteries, steam irons and humidifiers.':
    'Νερό χωρίς άλατα για μπαταρίες, σίδερα ατμού και υγραντήρες.',
  water: 'νερό',
  'Filling of batteries, irons and humidifiers': 'Πλήρωση μπαταριών, σίδερων και υγραντήρων',
  Drinking: 'Πόση',
  'Fill in as the manufacturer of the appliance says.':
    'Συμπληρώνετε σύμφωνα με τις οδηγίες του κατασκευαστή της συσκευής.',
  'Conductivity at most 10 µS/cm.': 'Αγωγιμότητα το πολύ 10 µS/cm.',
  'Brush cleaner (white spirit)': 'Καθαριστικό πινέλων (white spirit)',
  'Low-odour white spirit for thinning alkyd paints and cleaning brushes.':
    'White spirit χαμηλής οσμής για αραίωση αλκυδικών χρωμάτων και καθαρισμό πινέλων.',
  'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'υδρογονάνθρακες, C9-C11, n-αλκάνια, ισοαλκάνια, κυκλικοί, < 2 % αρωματικοί',
  'Thinner and brush cleaner': 'Αραιωτικό και καθαριστικό πινέλων',
  'Lamp oil and grill lighter': 'Λάδι λαμπών και προσάναμμα ψησταριάς',
  'Clean brushes in it straight after use and let the dirt settle; reuse the clear liquid.':
    'Καθαρίζετε τα πινέλα αμέσως μετά τη χρήση και αφήνετε τις ακαθαρσίες να καθίσουν· ξαναχρησιμοποιείτε το διαυγές υγρό.',
  'As a thinner: 5 to 10 %.': 'Ως αραιωτικό: 5 έως 10 %.',
  'Free of aromatics (< 2 %).': 'Χωρίς αρωματικούς υδρογονάνθρακες (< 2 %).',
  'faintly of petrol': 'ασθενής, βενζίνης',
  'flammable liquid': 'εύφλεκτο υγρό',
  'at 40 °C': 'στους 40 °C',
  'hydrocarbon mixture C9-C14, aliphatic': 'μείγμα υδρογονανθράκων C9-C14, αλειφατικοί',
  'peak limit factor 2(II)': 'συντελεστής υπέρβασης 2(II)',
  'peak limit factor 4(II)': 'συντελεστής υπέρβασης 4(II)',
  'Section 2.2: P405 added.': 'Υποτμήμα 2.2: προστέθηκε η P405.',
  'Regulation (EC) No 648/2004, Annex VII A: none of the constituents that the label must name':
    'Κανονισμός (ΕΚ) αριθ. 648/2004, παράρτημα VII A: κανένα από τα συστατικά που πρέπει να αναγράφονται στην ετικέτα',
  'Glass cleaner, ready to use': 'Καθαριστικό τζαμιών, έτοιμο προς χρήση',
  'Cleaner for windows, mirrors and displays; dries without streaks.':
    'Καθαριστικό για παράθυρα, καθρέφτες και οθόνες· στεγνώνει χωρίς σημάδια.',
  'Cleaning of glass': 'Καθαρισμός γυαλιού',
  'Acrylic glass': 'Ακρυλικό γυαλί',
  'Spray on a cloth and wipe.': 'Ψεκάστε σε πανί και σκουπίστε.',
  'Free of perfume and colorants.': 'Χωρίς αρώματα και χρωστικές.',
  'faintly of alcohol': 'ασθενής, αλκοόλης',
  'Trichloroethylene, stabilised': 'Τριχλωροαιθυλένιο, σταθεροποιημένο',
  'Solvent for vapour degreasing in closed plants under authorisation.':
    'Διαλύτης για απολίπανση με ατμούς σε κλειστές εγκαταστάσεις κατόπιν αδειοδότησης.',
  trichloroethylene: 'τριχλωροαιθυλένιο',
  'Vapour degreasing in closed plants': 'Απολίπανση με ατμούς σε κλειστές εγκαταστάσεις',
  'All other uses': 'Όλες οι άλλες χρήσεις',
  'In closed plants under authorisation only.': 'Μόνο σε κλειστές εγκαταστάσεις κατόπιν αδειοδότησης.',
  'Discontinued.': 'Δεν διατίθεται πλέον.',
  'chloroform-like': 'που θυμίζει χλωροφόρμιο',
  'REACH Annex XIV: subject to authorisation (sunset date 21 April 2016)':
    'REACH, παράρτημα XIV: υπόκειται σε αδειοδότηση (ημερομηνία λήξης 21 Απριλίου 2016)',
  'Phosphoric acid 75 %': 'Φωσφορικό οξύ 75 %',
  'Technical acid for phosphating, descaling and as a raw material.':
    'Τεχνικό οξύ για φωσφάτωση, αφαίρεση αλάτων και ως πρώτη ύλη.',
  'phosphoric acid': 'φωσφορικό οξύ',
  'Phosphating of metals': 'Φωσφάτωση μετάλλων',
  Food: 'Τρόφιμα',
  'Always add the acid to the water.': 'Προσθέτετε πάντα το οξύ στο νερό.',
  'Phosphating: 5 to 15 % in water.': 'Φωσφάτωση: 5 έως 15 % σε νερό.',
  'Low in iron and chloride.': 'Χαμηλή περιεκτικότητα σε σίδηρο και χλωριόντα.',
  'peak limit factor 2(I), inhalable fraction': 'συντελεστής υπέρβασης 2(I), εισπνεύσιμο κλάσμα',

  // Technical data sheets
  'Thinner for coatings and adhesives': 'Αραιωτικό για επιχρίσματα και κόλλες',
  'Cleaning of tools and spray guns': 'Καθαρισμός εργαλείων και πιστολιών βαφής',
  'Cleaning before bonding and painting': 'Καθαρισμός πριν από τη συγκόλληση και τη βαφή',
  'Assay (gas chromatography)': 'Καθαρότητα (αέρια χρωματογραφία)',
  'Water content': 'Περιεκτικότητα σε νερό',
  'Acidity as acetic acid': 'Οξύτητα ως οξικό οξύ',
  'Residue on evaporation': 'Υπόλειμμα εξάτμισης',
  'Colour number (Pt-Co)': 'Αριθμός χρώματος (Pt-Co)',
  'Evaporation number (ether = 1)': 'Αριθμός εξάτμισης (αιθέρας = 1)',
  Density: 'Πυκνότητα',
  'Boiling point': 'Σημείο ζέσης',
  'Flash point': 'Σημείο ανάφλεξης',
  'Vapour pressure': 'Τάση ατμών',
  'Use clean, dry and earthed equipment.': 'Χρησιμοποιείτε καθαρό, στεγνό και γειωμένο εξοπλισμό.',
  'Do not fill used product back into the pack.': 'Μην επιστρέφετε χρησιμοποιημένο προϊόν στη συσκευασία.',
  'Plastic bottle': 'Πλαστική φιάλη',
  'Metal canister': 'Μεταλλικό μπιτόνι',
  'Steel drum': 'Χαλύβδινο βαρέλι',
  'Keep in the tightly closed original pack.': 'Διατηρείτε στην ερμητικά κλειστή αρχική συσκευασία.',
  'Store in a cool, dry and well-ventilated place.': 'Αποθηκεύετε σε δροσερό, στεγνό και καλά αεριζόμενο χώρο.',
  'Keep away from sources of ignition; earth containers when filling.':
    'Διατηρείτε μακριά από πηγές ανάφλεξης· γειώνετε τα δοχεία κατά τη μετάγγιση.',
  'Suitable materials: steel and stainless steel.': 'Κατάλληλα υλικά: χάλυβας και ανοξείδωτος χάλυβας.',
  'Ethanol content': 'Περιεκτικότητα σε αιθανόλη',
  'Denaturant butanone': 'Μετουσιωτικό βουτανόνη',
  'Active chlorine': 'Ενεργό χλώριο',
  'when filled': 'κατά την εμφιάλωση',
  'Free alkali as sodium hydroxide': 'Ελεύθερο αλκάλι ως υδροξείδιο του νατρίου',
  Iron: 'Σίδηρος',
  Colour: 'Χρώμα',
  Odour: 'Οσμή',
  'pH value': 'Τιμή pH',
  'Do not mix with other products.': 'Μην αναμειγνύετε με άλλα προϊόντα.',
  'Keep copper, iron and dirt away: impurities decompose the product.':
    'Μακριά από χαλκό, σίδηρο και ακαθαρσίες: οι προσμείξεις αποσυνθέτουν το προϊόν.',
  'Rinse equipment with plenty of water after use.': 'Μετά τη χρήση ξεπλένετε τον εξοπλισμό με άφθονο νερό.',
  'Plastic canister': 'Πλαστικό μπιτόνι',
  IBC: 'IBC',
  'Use vented closures; never close gas-tight.': 'Χρησιμοποιείτε πώματα εξαερισμού· μην κλείνετε ποτέ αεροστεγώς.',
  'Protect from sunlight and heat.': 'Προστατεύετε από τις ηλιακές ακτίνες και τη θερμότητα.',
  'Store on a drip tray and separately from acids.': 'Αποθηκεύετε πάνω σε λεκάνη συλλογής και χωριστά από οξέα.',
  'Suitable materials: polyethylene and polypropylene.': 'Κατάλληλα υλικά: πολυαιθυλένιο και πολυπροπυλένιο.',
  'Cleaning in place in food and beverage plants': 'Επιτόπιος καθαρισμός (CIP) σε βιομηχανίες τροφίμων και ποτών',
  'Sodium hydroxide content': 'Περιεκτικότητα σε υδροξείδιο του νατρίου',
  'Sodium carbonate': 'Ανθρακικό νάτριο',
  Chloride: 'Χλωριόντα',
  'Dynamic viscosity': 'Δυναμικό ιξώδες',
  'Solidification point': 'Σημείο στερεοποίησης',
  'Becomes warm when diluted.': 'Θερμαίνεται κατά την αραίωση.',
  'Dose by the measured pH value.': 'Δοσομετρείτε με βάση τη μετρούμενη τιμή pH.',
  'Do not use on aluminium, zinc and tin.': 'Μη χρησιμοποιείτε σε αλουμίνιο, ψευδάργυρο και κασσίτερο.',
  'Takes up moisture and carbon dioxide from the air: close opened packs at once.':
    'Απορροφά υγρασία και διοξείδιο του άνθρακα από τον αέρα: κλείνετε αμέσως τις ανοιγμένες συσκευασίες.',
  'Protect from frost.': 'Προστατεύετε από τον παγετό.',
  'Suitable materials: polyethylene and stainless steel.': 'Κατάλληλα υλικά: πολυαιθυλένιο και ανοξείδωτος χάλυβας.',
  'Descaling of boilers and pipes': 'Αφαίρεση αλάτων από λέβητες και σωληνώσεις',
  'Hydrogen chloride content': 'Περιεκτικότητα σε υδροχλώριο',
  Sulphate: 'Θειικά ιόντα',
  'Free chlorine': 'Ελεύθερο χλώριο',
  'Add an inhibitor when pickling steel.': 'Κατά την αποξείδωση χάλυβα προσθέτετε αναστολέα.',
  'Store on a drip tray and separately from alkalis and chlorine bleach.':
    'Αποθηκεύετε πάνω σε λεκάνη συλλογής και χωριστά από αλκάλια και χλωρίνη.',
  'Production of biodiesel': 'Παραγωγή βιοντίζελ',
  'Blanket the plant with nitrogen where an explosive atmosphere can form.':
    'Αδρανοποιείτε την εγκατάσταση με άζωτο, όπου μπορεί να σχηματιστεί εκρηκτική ατμόσφαιρα.',
  'Glass bottle': 'Γυάλινη φιάλη',
  'Binders for wood-based panels': 'Συνδετικά για μοριοσανίδες και άλλα προϊόντα ξύλου',
  'Formaldehyde content': 'Περιεκτικότητα σε φορμαλδεΰδη',
  'Methanol content': 'Περιεκτικότητα σε μεθανόλη',
  'Acidity as formic acid': 'Οξύτητα ως μυρμηκικό οξύ',
  'Warm cloudy product to 40 °C and stir before use.':
    'Θερμαίνετε το θολό προϊόν στους 40 °C και αναδεύετε πριν από τη χρήση.',
  'Plastic drum': 'Πλαστικό βαρέλι',
  'Store warm: below 35 °C paraformaldehyde settles.':
    'Αποθηκεύετε σε θερμό χώρο: κάτω από τους 35 °C καθιζάνει παραφορμαλδεΰδη.',
  'Benzene content': 'Περιεκτικότητα σε βενζόλιο',
  'Sulphur content': 'Περιεκτικότητα σε θείο',
  'Boiling range': 'Περιοχή ζέσης',
  'Kinematic viscosity': 'Κινηματικό ιξώδες',
  'Solubility in water': 'Διαλυτότητα στο νερό',
  'Extraction of vegetable oils': 'Εκχύλιση φυτικών ελαίων',
  'Aromatics content': 'Περιεκτικότητα σε αρωματικούς υδρογονάνθρακες',
  'Bleaching of textiles and pulp': 'Λεύκανση υφασμάτων και χαρτοπολτού',
  'Hydrogen peroxide content': 'Περιεκτικότητα σε υπεροξείδιο του υδρογόνου',
  'Active oxygen': 'Ενεργό οξυγόνο',
  'Stability: remaining content': 'Σταθερότητα: εναπομένουσα περιεκτικότητα',
  '16 hours at 96 °C': '16 ώρες στους 96 °C',
  'Reduction of nitrogen oxides in flue gas (SCR, SNCR)': 'Μείωση των οξειδίων του αζώτου στα καυσαέρια (SCR, SNCR)',
  'Ammonia content': 'Περιεκτικότητα σε αμμωνία',
  'Machines, workshop floors and extraction hoods': 'Μηχανήματα, δάπεδα συνεργείων και απορροφητήρες',
  'Scrubbing machines and high-pressure cleaners': 'Μηχανές πλύσης δαπέδων και πλυστικά υψηλής πίεσης',
  'pH value of a 1 % solution': 'Τιμή pH διαλύματος 1 %',
  'Silicate as silicon dioxide': 'Πυριτικά ως διοξείδιο του πυριτίου',
  'Temperature of use: 10 to 60 °C; warmth shortens the time needed.':
    'Θερμοκρασία χρήσης: 10 έως 60 °C· η θερμότητα μειώνει τον απαιτούμενο χρόνο.',
  'Test in a hidden place before the first use.': 'Δοκιμάστε σε μη εμφανές σημείο πριν από την πρώτη χρήση.',
  'Temperature of use: 10 to 40 °C.': 'Θερμοκρασία χρήσης: 10 έως 40 °C.',
  'Coating of workshop, storage and garage floors': 'Επίστρωση δαπέδων συνεργείων, αποθηκών και γκαράζ',
  'Casting of electrical components': 'Χύτευση ηλεκτρικών εξαρτημάτων',
  'Epoxy equivalent': 'Εποξειδικό ισοδύναμο',
  'at 25 °C': 'στους 25 °C',
  'Mixing ratio A : B by weight': 'Αναλογία ανάμειξης A : B κατά βάρος',
  'Mixing ratio A : B by volume': 'Αναλογία ανάμειξης A : B κατ’ όγκο',
  'Pot life of the mixture': 'Χρόνος ζωής του μείγματος στο δοχείο',
  'Shore D hardness after 7 days': 'Σκληρότητα Shore D μετά από 7 ημέρες',
  'Compressive strength after 7 days': 'Αντοχή σε θλίψη μετά από 7 ημέρες',
  'Base: sound, dry (at most 4 % residual moisture), free of dust, oil and grease; shot-blast or grind.':
    'Υπόστρωμα: στερεό, στεγνό (υπολειμματική υγρασία το πολύ 4 %), χωρίς σκόνη, λάδια και λίπη· με σφαιριδιοβολή ή τρίψιμο.',
  'Work at 10 to 30 °C and at least 3 °C above the dew point.':
    'Εφαρμόζετε στους 10 έως 30 °C και τουλάχιστον 3 °C πάνω από το σημείο δρόσου.',
  'Consumption of the mixture: 0.3 kg/m² as a primer, 1.1 kg/m² for each mm as a coating.':
    'Κατανάλωση του μείγματος: 0,3 kg/m² ως αστάρι, 1,1 kg/m² ανά mm ως επίστρωση.',
  'Full load after 7 days at 20 °C.': 'Πλήρης φόρτιση μετά από 7 ημέρες στους 20 °C.',
  'Clean tools with acetone before the resin hardens.': 'Καθαρίζετε τα εργαλεία με ακετόνη πριν σκληρύνει η ρητίνη.',
  Tin: 'Μεταλλικό κουτί',
  'Metal pail': 'Μεταλλικός κουβάς',
  'Crystallised resin becomes clear again at 50 to 60 °C.':
    'Η ρητίνη που κρυσταλλώθηκε γίνεται ξανά διαυγής στους 50 έως 60 °C.',
  'Amine number': 'Αριθμός αμίνης',
  'Switches, relays, plugs and circuit boards': 'Διακόπτες, ρελέ, βύσματα και πλακέτες κυκλωμάτων',
  'Propellant content': 'Περιεκτικότητα σε προωθητικό αέριο',
  'Shake the can before use.': 'Ανακινήστε το δοχείο πριν από τη χρήση.',
  'Switch the current on again only when all solvent has evaporated.':
    'Επαναφέρετε το ρεύμα μόνο αφού εξατμιστεί όλος ο διαλύτης.',
  'Aerosol can': 'Δοχείο αερολύματος',
  'Never warm above 50 °C.': 'Μη θερμαίνετε ποτέ πάνω από 50 °C.',
  'Lorries, buses, tractors and construction machinery with SCR':
    'Φορτηγά, λεωφορεία, τρακτέρ και μηχανήματα έργων με SCR',
  'Diesel cars with SCR': 'Επιβατικά αυτοκίνητα ντίζελ με SCR',
  'Alkalinity as ammonia': 'Αλκαλικότητα ως αμμωνία',
  'Insoluble matter': 'Αδιάλυτες ουσίες',
  Phosphate: 'Φωσφορικά ιόντα',
  Calcium: 'Ασβέστιο',
  Copper: 'Χαλκός',
  Zinc: 'Ψευδάργυρος',
  Chromium: 'Χρώμιο',
  Nickel: 'Νικέλιο',
  Aluminium: 'Αλουμίνιο',
  Magnesium: 'Μαγνήσιο',
  Sodium: 'Νάτριο',
  Potassium: 'Κάλιο',
  'Use funnels, pumps and cans that have never held other liquids.':
    'Χρησιμοποιείτε χωνιά, αντλίες και δοχεία που δεν έχουν περιέξει ποτέ άλλα υγρά.',
  'When filled into the fuel tank by mistake: do not start the engine, have the tank emptied.':
    'Εάν μπει κατά λάθος στη δεξαμενή καυσίμου: μη βάλετε μπροστά τον κινητήρα, φροντίστε να αδειάσει η δεξαμενή.',
  'Frozen product can be used without loss of quality after thawing.':
    'Το παγωμένο προϊόν μπορεί να χρησιμοποιηθεί μετά την απόψυξη χωρίς απώλεια ποιότητας.',
  'Plaster, plasterboard, concrete and woodchip wallpaper': 'Σοβάς, γυψοσανίδα, σκυρόδεμα και ταπετσαρία με ροκανίδι',
  'New and renovation coats in living rooms and offices': 'Νέες και ανακαινιστικές βαφές σε κατοικίες και γραφεία',
  'Coverage per coat': 'Απόδοση ανά στρώση',
  'Can be painted over after': 'Επαναβαφή μετά από',
  'Wet scrub resistance, class': 'Αντοχή στο υγρό τρίψιμο, κατηγορία',
  'Hiding power, class': 'Καλυπτικότητα, κατηγορία',
  'at 7 m²/l': 'στα 7 m²/l',
  Gloss: 'Στιλπνότητα',
  'dead matt': 'απόλυτα ματ',
  'Grain size': 'Κοκκομετρία',
  'fine (< 100 µm)': 'λεπτή (< 100 µm)',
  'Solids content': 'Περιεκτικότητα σε στερεά',
  'Base: clean, dry and sound; prime strongly absorbent plaster.':
    'Υπόστρωμα: καθαρό, στεγνό και στερεό· ασταρώστε τους έντονα απορροφητικούς σοβάδες.',
  'Thin the first coat with at most 5 % of water.': 'Αραιώνετε την πρώτη στρώση με το πολύ 5 % νερό.',
  'Do not apply below 5 °C (air and wall).': 'Μην εφαρμόζετε κάτω από 5 °C (αέρας και τοίχος).',
  'Clean tools with water straight after use.': 'Καθαρίζετε τα εργαλεία με νερό αμέσως μετά τη χρήση.',
  'Plastic pail': 'Πλαστικός κουβάς',
  'Use opened packs up soon.': 'Καταναλώνετε σύντομα τις ανοιγμένες συσκευασίες.',
  'Thin the first coat with at most 10 % of water.': 'Αραιώνετε την πρώτη στρώση με το πολύ 10 % νερό.',
  'Kettles, coffee machines and taps': 'Βραστήρες, καφετιέρες και βρύσες',
  'Citric acid content': 'Περιεκτικότητα σε κιτρικό οξύ',
  'Not for marble, enamel, zinc and aluminium.': 'Όχι για μάρμαρο, εμαγιέ, ψευδάργυρο και αλουμίνιο.',
  'Keep out of the reach of children.': 'Φυλάσσετε μακριά από παιδιά.',
  'Final rinsing of parts and laboratory glassware': 'Τελικό ξέβγαλμα εξαρτημάτων και εργαστηριακών γυαλικών',
  Conductivity: 'Αγωγιμότητα',
  'Pour into clean vessels only.': 'Μεταγγίζετε μόνο σε καθαρά δοχεία.',
  'Alkyd and oil paints': 'Αλκυδικά χρώματα και λαδομπογιές',
  'Dispose of settled dirt as hazardous waste.': 'Διαθέτετε τις ακαθαρσίες που κάθισαν ως επικίνδυνο απόβλητο.',
  'Removal of rust': 'Αφαίρεση σκουριάς',
  'Phosphoric acid content': 'Περιεκτικότητα σε φωσφορικό οξύ',
  Arsenic: 'Αρσενικό',
  'Rinse phosphated parts and dry them with warm air.':
    'Ξεπλένετε τα φωσφατωμένα εξαρτήματα και τα στεγνώνετε με θερμό αέρα.',

  // UN proper shipping names (ADR, table A)
  ACETONE: 'ΑΚΕΤΟΝΗ',
  'HYPOCHLORITE SOLUTION': 'ΔΙΑΛΥΜΑ ΥΠΟΧΛΩΡΙΩΔΟΥΣ ΑΛΑΤΟΣ',
  'SODIUM HYDROXIDE SOLUTION': 'ΔΙΑΛΥΜΑ ΥΔΡΟΞΕΙΔΙΟΥ ΤΟΥ ΝΑΤΡΙΟΥ',
  'HYDROCHLORIC ACID': 'ΥΔΡΟΧΛΩΡΙΚΟ ΟΞΥ',
  ISOPROPANOL: 'ΙΣΟΠΡΟΠΑΝΟΛΗ',
  'HYDROGEN PEROXIDE, AQUEOUS SOLUTION': 'ΥΠΕΡΟΞΕΙΔΙΟ ΤΟΥ ΥΔΡΟΓΟΝΟΥ, ΥΔΑΤΙΚΟ ΔΙΑΛΥΜΑ',
  'FORMALDEHYDE SOLUTION': 'ΔΙΑΛΥΜΑ ΦΟΡΜΑΛΔΕΫΔΗΣ',
  TOLUENE: 'ΤΟΛΟΥΟΛΙΟ',
  HEXANES: 'ΕΞΑΝΙΑ',
  METHANOL: 'ΜΕΘΑΝΟΛΗ',
  'AMMONIA SOLUTION': 'ΔΙΑΛΥΜΑ ΑΜΜΩΝΙΑΣ',
  'CAUSTIC ALKALI LIQUID, N.O.S. (sodium hydroxide, disodium metasilicate)':
    'ΚΑΥΣΤΙΚΟ ΑΛΚΑΛΙΚΟ ΥΓΡΟ, Ε.Α.Ο. (υδροξείδιο του νατρίου, μεταπυριτικό δινάτριο)',
  'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin)':
    'ΠΕΡΙΒΑΛΛΟΝΤΙΚΑ ΕΠΙΚΙΝΔΥΝΗ ΟΥΣΙΑ, ΥΓΡΗ, Ε.Α.Ο. (εποξειδική ρητίνη)',
  'AMINES, LIQUID, CORROSIVE, N.O.S. (isophoronediamine)': 'ΑΜΙΝΕΣ, ΥΓΡΕΣ, ΔΙΑΒΡΩΤΙΚΕΣ, Ε.Α.Ο. (ισοφορονοδιαμίνη)',
  'AEROSOLS, flammable': 'ΑΕΡΟΖΟΛ, εύφλεκτα',
  'ETHANOL SOLUTION': 'ΔΙΑΛΥΜΑ ΑΙΘΑΝΟΛΗΣ',
  'TURPENTINE SUBSTITUTE': 'ΥΠΟΚΑΤΑΣΤΑΤΟ ΤΕΡΕΒΙΝΘΙΝΗΣ',
  TRICHLOROETHYLENE: 'ΤΡΙΧΛΩΡΟΑΙΘΥΛΕΝΙΟ',
  'PHOSPHORIC ACID, SOLUTION': 'ΦΩΣΦΟΡΙΚΟ ΟΞΥ, ΔΙΑΛΥΜΑ',

  // other names
  Formalin: 'Φορμόλη',
  'White spirit': 'White spirit',
  // how classes were found
  'UN test C.1 at 55 °C: more than 6.25 mm a year on aluminium':
    'Δοκιμή C.1 του ΟΗΕ στους 55 °C: άνω των 6,25 mm ετησίως σε αλουμίνιο',
  'UN test C.1 at 55 °C: below 6.25 mm a year on steel and aluminium, illustrative entry of the demo catalogue':
    'Δοκιμή C.1 του ΟΗΕ στους 55 °C: κάτω των 6,25 mm ετησίως σε χάλυβα και αλουμίνιο, ενδεικτικό στοιχείο του καταλόγου επίδειξης',
  'LD50 of the product: 1193 mg/kg, oral, rat': 'LD50 του προϊόντος: 1193 mg/kg, από το στόμα, αρουραίος',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which does not irritate the skin: OECD 404, rabbit, illustrative entry of the demo catalogue':
    'Αραίωση (παράρτημα I του CLP, 1.1.3.1) κιτρικού οξέος 30 % σε νερό, το οποίο δεν ερεθίζει το δέρμα: ΟΟΣΑ 404, κουνέλι, ενδεικτικό στοιχείο του καταλόγου επίδειξης',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which irritates the eyes: OECD 405, rabbit, illustrative entry of the demo catalogue':
    'Αραίωση (παράρτημα I του CLP, 1.1.3.1) κιτρικού οξέος 30 % σε νερό, το οποίο ερεθίζει τα μάτια: ΟΟΣΑ 405, κουνέλι, ενδεικτικό στοιχείο του καταλόγου επίδειξης',
  'Section 2.1: Aquatic Chronic 2 (H411), as calculated with the M factors.':
    'Υποτμήμα 2.1: Aquatic Chronic 2 (H411), σύμφωνα με τον υπολογισμό με τους συντελεστές M.',
  'no data available': 'δεν υπάρχουν διαθέσιμα δεδομένα',
  'not applicable (the product is water)': 'δεν εφαρμόζεται (το προϊόν είναι νερό)',
  'not determined': 'δεν έχει προσδιοριστεί',
  'distils without decomposition': 'αποστάζεται χωρίς αποσύνθεση',
  'decomposes when heated': 'αποσυντίθεται όταν θερμαίνεται',
  'Mixes with the water in soil and hardly adsorbs, but decomposes there quickly (see subsection 12.2).':
    'Αναμειγνύεται με το νερό του εδάφους και ελάχιστα προσροφάται, αλλά αποσυντίθεται εκεί γρήγορα (βλ. υποτμήμα 12.2).',
  'decomposes slowly at room temperature': 'αποσυντίθεται αργά σε θερμοκρασία δωματίου',
  'ammonia gas': 'αέρια αμμωνία',
  'Section 2: Aquatic Chronic 3 (H412) added.': 'Τμήμα 2: προστέθηκε Aquatic Chronic 3 (H412).',
  // limits and markets
  'butoxyacetic acid (after hydrolysis)': 'βουτοξυοξικό οξύ (μετά από υδρόλυση)',
  '2,5-hexanedione and 4,5-dihydroxy-2-hexanone (after hydrolysis)':
    '2,5-εξανοδιόνη και 4,5-διυδροξυ-2-εξανόνη (μετά από υδρόλυση)',
  'o-cresol (after hydrolysis)': 'o-κρεσόλη (μετά από υδρόλυση)',
  'No. 5.2.5: organic substances': 'αριθ. 5.2.5: οργανικές ουσίες',
  'Explosive nitrogen trichloride can form with hypochlorites.':
    'Με υποχλωριώδη άλατα μπορεί να σχηματιστεί εκρηκτικό τριχλωριούχο άζωτο.',
  'Prolonged spraying from a short distance can cause frostbite: do not spray on the skin.':
    'Ο παρατεταμένος ψεκασμός από μικρή απόσταση μπορεί να προκαλέσει κρυοπαγήματα: μην ψεκάζετε πάνω στο δέρμα.',

  // polyurethane hardener
  'Polyurethane system – component B (hardener)': 'Σύστημα πολυουρεθάνης – συστατικό B (σκληρυντής)',
  'Polymeric diphenylmethane diisocyanate for component A; hardens casting resins and adhesives.':
    'Πολυμερές διισοκυανικό διφαινυλομεθάνιο για το συστατικό A· σκληραίνει ρητίνες χύτευσης και κόλλες.',
  'Reacts with moisture: foams, and hardens slowly in opened packs.':
    'Αντιδρά με την υγρασία: αφρίζει και σκληραίνει αργά σε ανοιγμένες συσκευασίες.',
  'Hardener component of casting resins and adhesives': 'Σκληρυντικό συστατικό ρητινών χύτευσης και κολλών',
  'Moulds, models and tools': 'Καλούπια, μοντέλα και εργαλεία',
  'Isocyanate content (NCO)': 'Περιεκτικότητα σε ισοκυανικές ομάδες (NCO)',
  brown: 'καφέ',
  'faint, musty': 'ασθενής, μούχλας',
  'Stir into component A in full, without air bubbles and with dry tools, and use up within the pot life.':
    'Αναμίξτε ολόκληρη την ποσότητα με το συστατικό A, χωρίς φυσαλίδες αέρα και με στεγνά εργαλεία, και καταναλώστε εντός του χρόνου ζωής στο δοχείο.',
  'Mixing ratio A : B = 100 : 60 by weight.': 'Αναλογία ανάμιξης A : B = 100 : 60 κατά βάρος.',
  'Never close a pack again into which water may have got: carbon dioxide bursts it.':
    'Μην κλείνετε ποτέ ξανά συσκευασία στην οποία μπορεί να έχει εισέλθει νερό: το διοξείδιο του άνθρακα τη διαρρηγνύει.',
  'diphenylmethane diisocyanate, oligomers': 'διισοκυανικό διφαινυλομεθάνιο, ολιγομερή',
  'respiratory tract': 'αναπνευστική οδός',
  "4,4'-methylenediphenyl diisocyanate": "διισοκυανικό 4,4'-μεθυλενοδιφαινύλιο",
  "o-(p-isocyanatobenzyl)phenyl isocyanate (2,4'-MDI)": "ισοκυανικό ο-(p-ισοκυανατοβενζυλο)φαινύλιο (2,4'-MDI)",
  'As from 24 August 2023 adequate training is required before industrial or professional use.':
    'Από τις 24 Αυγούστου 2023 απαιτείται επαρκής κατάρτιση πριν από τη βιομηχανική ή επαγγελματική χρήση.',
  'reacts with water and forms carbon dioxide': 'αντιδρά με το νερό σχηματίζοντας διοξείδιο του άνθρακα',
  'diisocyanates, as NCO': 'διισοκυανικές ενώσεις, ως NCO',
  'MDI and its oligomers, inhalable fraction': 'MDI και τα ολιγομερή του, εισπνεύσιμο κλάσμα',
  'isocyanates, as NCO': 'ισοκυανικές ενώσεις, ως NCO',
  'isocyanate-derived diamine': 'διαμίνη προερχόμενη από το ισοκυανικό',
  'sensitises skin and airways': 'ευαισθητοποιεί το δέρμα και τις αναπνευστικές οδούς',
  'sensitises the airways': 'ευαισθητοποιεί τις αναπνευστικές οδούς',
  'peak limit factor 1;=2=(I), remarks Sah, Y': 'συντελεστής υπέρβασης 1;=2=(I), παρατηρήσεις Sah, Y',
  'The oligomers have no registration number: polymers are exempt from registration (REACH Art. 2(9)).':
    'Τα ολιγομερή δεν έχουν αριθμό καταχώρισης: τα πολυμερή εξαιρούνται από την καταχώριση (REACH, άρθρο 2 παράγραφος 9).',
  'Reacts with water to solid polyureas, which are insoluble and inert.':
    'Αντιδρά με το νερό σχηματίζοντας στερεές πολυουρίες, αδιάλυτες και αδρανείς.',
  'Section 8.1: limit values of Directive (EU) 2024/869 for diisocyanates.':
    'Υποτμήμα 8.1: οριακές τιμές της οδηγίας (ΕΕ) 2024/869 για τις διισοκυανικές ενώσεις.',

  // calibration gas
  'Calibration gas: carbon monoxide 10 % in nitrogen': 'Αέριο βαθμονόμησης: μονοξείδιο του άνθρακα 10 % σε άζωτο',
  'Gas mixture in cylinders for calibrating analysers of exhaust, flue and process gas; with certificate.':
    'Μείγμα αερίων σε φιάλες για τη βαθμονόμηση αναλυτών καυσαερίων, απαερίων και αερίων διεργασιών· με πιστοποιητικό.',
  'Prepared by weighing (ISO 6142-1); the certificate states the content and its uncertainty.':
    'Παρασκευάζεται με ζύγιση (ISO 6142-1)· το πιστοποιητικό αναφέρει την περιεκτικότητα και την αβεβαιότητά της.',
  'Calibration of gas analysers': 'Βαθμονόμηση αναλυτών αερίων',
  'Measuring instruments for exhaust gas of vehicles and flue gas of furnaces':
    'Όργανα μέτρησης καυσαερίων οχημάτων και απαερίων εγκαταστάσεων καύσης',
  'Carbon monoxide content': 'Περιεκτικότητα σε μονοξείδιο του άνθρακα',
  'Relative uncertainty of the content': 'Σχετική αβεβαιότητα της περιεκτικότητας',
  Oxygen: 'Οξυγόνο',
  Moisture: 'Υγρασία',
  'at 20 °C and 1013 hPa': 'στους 20 °C και 1013 hPa',
  'Filling pressure': 'Πίεση πλήρωσης',
  'at 15 °C': 'στους 15 °C',
  'Take out with a pressure regulator that is made for carbon monoxide, purge it three times and lead the gas outdoors after use.':
    'Λαμβάνετε με ρυθμιστή πίεσης κατάλληλο για μονοξείδιο του άνθρακα, εκπλύνετέ τον τρεις φορές και οδηγείτε το αέριο μετά τη χρήση σε εξωτερικό χώρο.',
  'Flow 0.5 to 1 l/min; use down to a residual pressure of 5 bar.':
    'Παροχή 0,5 έως 1 l/min· χρησιμοποιείτε έως υπολειπόμενη πίεση 5 bar.',
  'Open the valve slowly by hand and close it after use.':
    'Ανοίγετε τη βαλβίδα αργά με το χέρι και κλείνετέ την μετά τη χρήση.',
  'Gas cylinder': 'Φιάλη αερίου',
  'Store cylinders upright, secured against falling and with closed valve and cap.':
    'Φυλάσσετε τις φιάλες όρθιες, ασφαλισμένες έναντι πτώσης, με κλειστή βαλβίδα και πώμα.',
  'carbon monoxide': 'μονοξείδιο του άνθρακα',
  nitrogen: 'άζωτο',
  'heart, nervous system': 'καρδιά, νευρικό σύστημα',
  'ISO 10156: in any mixture with air less than 10 % of carbon monoxide, whose lower explosion limit is 10.9 %':
    'ISO 10156: σε κάθε μείγμα με αέρα λιγότερο από 10 % μονοξείδιο του άνθρακα, του οποίου το κατώτερο όριο εκρηξιμότητας είναι 10,9 %',
  'Filled at 150 bar; wholly gaseous at −50 °C (CLP Annex I 2.5.2, Table 2.5.1)':
    'Πλήρωση σε 150 bar· εξ ολοκλήρου αέριο στους −50 °C (CLP, παράρτημα I, 2.5.2, πίνακας 2.5.1)',
  gas: 'αέριο',
  'Breathing and medical purposes': 'Αναπνευστικοί και ιατρικοί σκοποί',
  'slightly soluble in water': 'ελάχιστα διαλυτό στο νερό',
  carboxyhaemoglobin: 'καρβοξυαιμοσφαιρίνη',
  'peak limit factor 2(II), remark Z': 'συντελεστής υπέρβασης 2(II), παρατήρηση Z',
  'COMPRESSED GAS, N.O.S. (nitrogen, carbon monoxide)': 'ΑΕΡΙΟ ΣΥΜΠΙΕΣΜΕΝΟ, Ε.Α.Ο. (άζωτο, μονοξείδιο του άνθρακα)',

  // lamp oil
  'Lamp oil, colourless': 'Λάδι λαμπών, άχρωμο',
  'Highly purified hydrocarbons C10-C14 for oil lamps with a protected wick; without colour and perfume.':
    'Υδρογονάνθρακες C10-C14 υψηλής καθαρότητας για λάμπες λαδιού με προστατευμένο φυτίλι· χωρίς χρώμα και άρωμα.',
  'Burns almost without soot and smell; black, opaque bottle with a child-resistant cap.':
    'Καίγεται σχεδόν χωρίς αιθάλη και οσμή· μαύρη, αδιαφανής φιάλη με πώμα ασφαλείας για παιδιά.',
  'Fuel for oil lamps that comply with EN 14059': 'Καύσιμο για λάμπες λαδιού σύμφωνες με το EN 14059',
  'Lanterns and garden torches with a protected wick': 'Φανάρια και πυρσοί κήπου με προστατευμένο φυτίλι',
  'Smoke point': 'Σημείο καπνού',
  'almost odourless': 'σχεδόν άοσμο',
  'Fill the cold lamp with a funnel up to three quarters, wipe off what was spilled, and close the lamp before lighting it.':
    'Γεμίστε την κρύα λάμπα με χωνί έως τα τρία τέταρτα, σκουπίστε ό,τι χύθηκε και κλείστε τη λάμπα πριν την ανάψετε.',
  '100 ml burn for about 15 hours.': '100 ml καίγονται για περίπου 15 ώρες.',
  'Keep the wick short: a long wick makes soot.': 'Κρατάτε το φυτίλι κοντό: το μακρύ φυτίλι παράγει αιθάλη.',
  'Black, opaque plastic bottle': 'Μαύρη, αδιαφανής πλαστική φιάλη',
  'hydrocarbons, C10-C13, n-alkanes, < 2 % aromatics': 'υδρογονάνθρακες, C10-C13, n-αλκάνια, < 2 % αρωματικά',
  'hydrocarbons, C11-C14, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'υδρογονάνθρακες, C11-C14, n-αλκάνια, ισοαλκάνια, κυκλικές ενώσεις, < 2 % αρωματικά',
  'Keep lamps filled with this liquid out of the reach of children':
    'Να φυλάσσονται οι λάμπες που περιέχουν αυτό το υγρό μακριά από παιδιά',
  'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage':
    'Μια μόνο γουλιά λαδιού λαμπών – ή ακόμη και το πιπίλισμα του φυτιλιού – μπορεί να προκαλέσει βλάβη των πνευμόνων επικίνδυνη για τη ζωή',
  'Grill lighter, heating and cleaning': 'Προσάναμμα ψησταριάς, θέρμανση και καθαρισμός',
  'Oil lamps without a protected wick': 'Λάμπες λαδιού χωρίς προστατευμένο φυτίλι',

  // oxygen cleaner
  'Oxygen cleaner with hydrogen peroxide': 'Καθαριστικό ενεργού οξυγόνου με υπεροξείδιο του υδρογόνου',
  'Bleaching cleaner against stains on tile joints, garden furniture and light-coloured stone, without chlorine.':
    'Λευκαντικό καθαριστικό για λεκέδες σε αρμούς πλακιδίων, έπιπλα κήπου και ανοιχτόχρωμη πέτρα, χωρίς χλώριο.',
  'Bleaching cleaner for household and garden': 'Λευκαντικό καθαριστικό για το σπίτι και τον κήπο',
  'Tile joints, plastic furniture and awnings': 'Αρμοί πλακιδίων, πλαστικά έπιπλα και τέντες',
  'Apply with a brush, leave for 10 minutes without drying, then rinse with plenty of water.':
    'Απλώστε με βούρτσα, αφήστε να δράσει 10 λεπτά χωρίς να στεγνώσει και ξεπλύνετε με άφθονο νερό.',
  'Undiluted: about 50 ml/m².': 'Αδιάλυτο: περίπου 50 ml/m².',
  'Ingredients: 5 % or over but less than 15 % oxygen-based bleaching agents, less than 5 % non-ionic surfactants.':
    'Συστατικά: 5 % και άνω αλλά λιγότερο από 15 % λευκαντικοί παράγοντες με βάση το οξυγόνο, λιγότερο από 5 % μη ιοντικά επιφανειοδραστικά.',
  'Mixing with other cleaners': 'Ανάμιξη με άλλα καθαριστικά',
  'Stained wood, copper and brass': 'Βαμμένο ξύλο, χαλκός και ορείχαλκος',

  // reasons and texts of sections 3 to 15
  'the ingredients distil without decomposition': 'τα συστατικά αποστάζονται χωρίς διάσπαση',
  'Distils without decomposition at normal pressure.': 'Αποστάζεται χωρίς διάσπαση υπό κανονική πίεση.',
  'water vapour, air = 1': 'υδρατμός, αέρας = 1',
  'gaseous formaldehyde': 'αέρια φορμαλδεΰδη',
  'gaseous formaldehyde, air = 1': 'αέρια φορμαλδεΰδη, αέρας = 1',
  'cannot be measured: paraformaldehyde separates before the solution freezes':
    'δεν μπορεί να μετρηθεί: η παραφορμαλδεΰδη διαχωρίζεται πριν παγώσει το διάλυμα',
  'Storage temperature: 35 °C to 45 °C. Stainless steel is suitable, too; unalloyed steel, copper, nickel, zinc and their alloys are unsuitable.':
    'Θερμοκρασία αποθήκευσης: 35 °C έως 45 °C. Κατάλληλος είναι και ο ανοξείδωτος χάλυβας· ακατάλληλα είναι ο μη κραματοποιημένος χάλυβας, ο χαλκός, το νικέλιο, ο ψευδάργυρος και τα κράματά τους.',
  'The remainder, at most 5 %, consists of other hydrocarbons C6: methylpentanes and methylcyclopentane.':
    'Το υπόλοιπο, το πολύ 5 %, αποτελείται από άλλους υδρογονάνθρακες C6: μεθυλοπεντάνια και μεθυλοκυκλοπεντάνιο.',
  'none below the flash point of more than 200 °C: the vapours form no ignitable mixture with air':
    'κανένα κάτω από το σημείο ανάφλεξης, που είναι πάνω από 200 °C: οι ατμοί δεν σχηματίζουν αναφλέξιμο μείγμα με τον αέρα',
  'Reacts with the water in soil to solid polyureas, which stay where they are; adsorption cannot be measured.':
    'Αντιδρά με το νερό του εδάφους προς στερεές πολυουρίες, που παραμένουν στη θέση τους· η προσρόφηση δεν μπορεί να μετρηθεί.',
  'none at the temperatures of use: both gases are stable':
    'καμία στις θερμοκρασίες χρήσης: και τα δύο αέρια είναι σταθερά',
  'Nitrogen is exempt from registration (REACH Annex IV). Carbon monoxide has Flam. Gas 1 (H220) in CLP Annex VI, without the division into 1A and 1B; given is 1A, to which H220 belongs.':
    'Το άζωτο εξαιρείται από την καταχώριση (REACH παράρτημα IV). Το μονοξείδιο του άνθρακα έχει στο CLP παράρτημα VI Flam. Gas 1 (H220), χωρίς τη διαίρεση σε 1A και 1B· αναφέρεται η 1A, στην οποία ανήκει η H220.',
  'As a gas it escapes into the air and spreads there; soil and water take up little of it.':
    'Ως αέριο διαφεύγει στον αέρα και διασπείρεται εκεί· το έδαφος και το νερό απορροφούν λίγο.',
  'concerns installations, in which this household product is not used':
    'αφορά εγκαταστάσεις, στις οποίες αυτό το οικιακό προϊόν δεν χρησιμοποιείται',
  'cannot be measured: the water evaporates first': 'δεν μπορεί να μετρηθεί: πρώτα εξατμίζεται το νερό',
  'ADR names it as UN2014, class 5.1, packing group II, whose criteria are those of category 2 (CLP Annex I 2.13.2)':
    'Κατονομάζεται στην ADR ως UN2014, κλάση 5.1, ομάδα συσκευασίας II, τα κριτήρια της οποίας είναι εκείνα της κατηγορίας 2 (CLP παράρτημα I 2.13.2)',
  'ADR names it as UN2984, class 5.1, packing group III, whose criteria are those of category 3 (CLP Annex I 2.13.2)':
    'Κατονομάζεται στην ADR ως UN2984, κλάση 5.1, ομάδα συσκευασίας III, τα κριτήρια της οποίας είναι εκείνα της κατηγορίας 3 (CLP παράρτημα I 2.13.2)',
};
