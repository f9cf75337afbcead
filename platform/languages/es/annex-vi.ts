import type { AnnexVITexts } from '../en/annex-vi.ts';

export const annexVIEs: AnnexVITexts = {
  'note.A':
    'la etiqueta nombra la sustancia con una de las denominaciones de la tabla y, si es general, como «sales de …», con el nombre correcto',
  'note.B':
    'los peligros de las soluciones varían con su concentración; la etiqueta indica la concentración en porcentaje en peso',
  'note.C': 'la etiqueta precisa si se trata de un isómero o de una mezcla de isómeros',
  'note.D':
    'la entrada se refiere a la forma estabilizada; la etiqueta de cualquier otra lleva la mención «no estabilizado»',
  'note.E': 'esta nota está suprimida',
  'note.F': 'si un estabilizante modifica los peligros de la sustancia, se aplican las normas de las mezclas',
  'note.G':
    'una forma explosiva se somete a ensayo, y la clasificación y la etiqueta reflejan las propiedades explosivas',
  'note.H': 'esta nota está suprimida',
  'note.J':
    'las clases de carcinogenicidad y mutagenicidad se aplican salvo que se demuestre menos del 0,1 % (p/p) de benceno; el proveedor evalúa entonces por sí mismo estas clases',
  'note.K':
    'las clases de carcinogenicidad y mutagenicidad se aplican salvo que se demuestre menos del 0,1 % (p/p) de 1,3-butadieno; el proveedor evalúa entonces por sí mismo estas clases y, sin ellas, se aplican al menos P210 y P403',
  'note.L':
    'la clase de carcinogenicidad se aplica salvo que se demuestre menos del 3 % de extracto en dimetilsulfóxido (IP 346); el proveedor evalúa entonces por sí mismo esta clase',
  'note.M':
    'la clase de carcinogenicidad se aplica salvo que se demuestre menos del 0,005 % (p/p) de benzo[a]pireno; el proveedor evalúa entonces por sí mismo esta clase',
  'note.N':
    'la clase de carcinogenicidad se aplica salvo que se conozca todo el historial de refinado y se demuestre que la sustancia de partida no es carcinógena; el proveedor evalúa entonces por sí mismo esta clase',
  'note.P':
    'las clases de carcinogenicidad y mutagenicidad se aplican salvo que se demuestre menos del 0,1 % (p/p) de benceno; el proveedor evalúa entonces por sí mismo estas clases y, sin ellas, se aplican al menos P260, P262, P301+P310 y P331',
  'note.Q':
    'la clase de carcinogenicidad se aplica salvo que un ensayo demuestre una baja biopersistencia de las fibras (vida media de las de más de 20 µm: menos de 10 días por inhalación, menos de 40 días por instilación) o la ausencia de efecto carcinógeno',
  'note.R':
    'la clase de carcinogenicidad no se aplica a las fibras cuyo diámetro medio geométrico ponderado por la longitud, menos dos errores estándar, supera 6 µm',
  'note.S': 'puede no exigirse una etiqueta (CLP anexo I 1.3)',
  'note.T':
    'una forma que según los ensayos no presenta los peligros físicos se clasifica según esos ensayos; la ficha cita los métodos',
  'note.U':
    'un gas se clasifica como gas a presión al comercializarse; el grupo depende de su estado en el envase; los aerosoles no lo son',
  'note.V':
    'las fibras y las partículas con superficie modificada se evalúan para una categoría más grave y otras vías de exposición',
  'note.W':
    'el peligro se debe al polvo respirable en cantidades que alteran la depuración pulmonar; no es un criterio de clasificación',
  'note.X':
    'la entrada se refiere a la parte común a todas sus sustancias; el resto de la sustancia se evalúa para clases más graves',
  'note.1': 'las concentraciones son porcentajes en peso del metal en la mezcla',
  'note.2': 'las concentraciones son porcentajes en peso del monómero libre en la mezcla',
  'note.3': 'las concentraciones son porcentajes en peso de los iones cromato disueltos en agua',
  'note.5': 'los límites de concentración de las mezclas gaseosas son porcentajes en volumen',
  'note.7':
    'las aleaciones que contienen níquel son sensibilizantes cutáneos si liberan más de 0,5 µg Ni/cm² a la semana (EN 1811)',
  'note.8':
    'trata de la clase de carcinogenicidad y del formaldehído que la mezcla puede liberar; su condición no se evalúa aquí',
  'note.9':
    'trata de la clase de mutagenicidad y del formaldehído que la mezcla puede liberar; su condición no se evalúa aquí',
  'note.10': 'esta nota está anulada',
  'note.11':
    'una mezcla es tóxica para la reproducción si la suma de sus compuestos de boro así clasificados alcanza el 0,3 %',
  'note.12':
    'una mezcla es tóxica para la reproducción si la suma de sus sustancias de esta entrada alcanza el límite de la categoría',
  noteOfEntry: '; nota {note} ({provision}): {text}',
  noteNotExecuted: '; nota {note}: su condición no se evalúa aquí',
  nameMetNotes: '; si se demuestra, indicar la nota en «Notas cuya excepción se aplica»',
  'mark.isMinimum': '; *: al menos esta categoría ({provision})',
  'mark.mayHaveOtherRoutes': '; **: no se excluyen otras vías de exposición ({provision})',
  'mark.mayHaveOtherEffects': '; ***: no se excluyen otros efectos sobre la reproducción ({provision})',
  'mark.dependsOnForm': '; ****: un ensayo de la forma vendida decide el peligro físico ({provision})',
  moreSevereThanHarmonised:
    'es más grave que lo armonizado: tiene {own}, CLP anexo VI ({published}) tiene {parts}; lo que una entrada abarca no se clasifica de otro modo ({provision})',
  twoSubstances:
    'designa dos sustancias: el nombre es el de {named}, el número el de {numbered}; corregir el dato erróneo ({provision})',
  severalEntries:
    'CLP anexo VI ({published}) tiene varias entradas para su número: {entries}; indicar con el número de índice cuál se aplica ({provision})',
  notANoteOfEntry:
    '«Notas cuya excepción se aplica» cita la nota {note}, que su entrada en CLP anexo VI ({published}) no tiene',
  gasWithoutGroup:
    'CLP anexo VI ({published}) lo clasifica como gas a presión, y su clasificación no nombra ningún grupo{notes}',
  exceptedByNote: '{name}: {parts} no cuenta{notes}',
  notesOfIngredient: '{name}{notes}',
  lacksPrecautionOfNote:
    'no lleva {statement}, que la nota {note} exige al menos cuando sus clases no se aplican ({provision})',
};
