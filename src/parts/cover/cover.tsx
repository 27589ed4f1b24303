import { Brand } from '#ui/brand/brand.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { CharacterCells } from './character-cells.tsx'
import css from './cover.module.css'
import { coverTexts } from './cover.texts.ts'

/** The left side of the pages before sign-in: an exercise book. Narrow windows show only the name and the purpose. */
export function Cover() {
  const texts = useTexts(coverTexts)
  return (
    <section className={css['cover']} aria-label={texts.about}>
      <Brand large />
      <div className={css['sheet']}>
        <CharacterCells words={[texts.firstWord, texts.secondWord, texts.thirdWord]} />
        <div className={css['staff']} aria-hidden="true">
          <span className={css['handwriting']} lang="en">
            {texts.handwriting}
          </span>
        </div>
        <p className={css['motto']}>{texts.motto}</p>
      </div>
    </section>
  )
}
