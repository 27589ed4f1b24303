import type { Language } from '#domain/portal/language.ts'
import type { SlotFault } from './slots.ts'
import { slotTexts } from './slots.texts.ts'

/** A fault of the slots in words for a teacher. */
export function slotFaultText(fault: SlotFault, language: Language): string {
  const texts = slotTexts[language]
  switch (fault.reason) {
    case 'none':
      return texts.none
    case 'repeated':
      return texts.repeated([...new Set(fault.slots.map(({ number }) => number))].join(texts.comma))
    case 'wrongCount':
      return texts.wrongCount(fault.expected, fault.found)
  }
}
