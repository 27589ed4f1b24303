import { useTexts } from '#ui/language/language-context.tsx'
import { NoticeBar } from './notice-bar.tsx'
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
    <NoticeBar>
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
    </NoticeBar>
  )
}
