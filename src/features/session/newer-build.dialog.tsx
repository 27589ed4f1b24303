import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './session.module.css'
import { sessionTexts } from './session.texts.ts'

export interface NewerBuildNoticeProps {
  readonly isOffered: boolean
  readonly onReload: () => void
  readonly onLater: () => void
}

/** Offers to reload the page when the service was updated; the page below stays usable. */
export function NewerBuildNotice({ isOffered, onReload, onLater }: NewerBuildNoticeProps) {
  const texts = useTexts(sessionTexts)
  return (
    // rendered before it has content, or screen readers would not announce it
    <div role="status" className={classNames(css['note'], 'hidden-when-empty')}>
      {isOffered && (
        <>
          <span>{texts.newerBuild}</span>
          <button type="button" onClick={onReload}>
            {texts.reload}
          </button>
          <button type="button" onClick={onLater}>
            {texts.later}
          </button>
        </>
      )}
    </div>
  )
}
