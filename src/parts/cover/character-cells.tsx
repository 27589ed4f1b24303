import css from './cover.module.css'

const columns = 5

/** A sheet of character squares: one word per row, each row indented by one more square. */
export function CharacterCells({ words }: { readonly words: readonly string[] }) {
  return (
    <div className={css['cells']} lang="zh-CN" aria-hidden="true">
      {words.flatMap((word, row) =>
        Array.from({ length: columns }, (_, column) => {
          const character = word[column - row]
          return (
            <span key={`${row} ${column}`} className={css['cell']}>
              {character !== undefined && <Guides />}
              {character}
            </span>
          )
        }),
      )}
    </div>
  )
}

/** The dashed lines along which a character is balanced. */
const Guides = () => (
  <svg className={css['guides']} width="100%" height="100%" viewBox="0 0 100 100" fill="none" strokeDasharray="3 4">
    <path d="M50 0v100M0 50h100M0 0l100 100M100 0 0 100" vectorEffect="non-scaling-stroke" />
  </svg>
)
