import { Chip } from '#ui/chip/chip.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './item.module.css'
import { itemTexts } from './item.texts.ts'
import type { SheetItem } from './paper-work.ts'

/** How an item is to be answered, where its question does not say so. */
export function ItemHint({ placed: { item, typeName } }: { readonly placed: SheetItem }) {
  const texts = useTexts(itemTexts)
  return (
    <>
      {item.kind === 'multiple' && (
        <p className={css['hint']}>
          <Chip tone="line">{texts.multiple}</Chip> {texts.multipleHint}
        </p>
      )}
      {typeName === 'listenAndWriteWord' && <p className={css['hint']}>{texts.word}</p>}
      {typeName === 'listenAndWriteSentence' && <p className={css['hint']}>{texts.sentence}</p>}
    </>
  )
}
