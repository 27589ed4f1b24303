import { Component, type ReactNode } from 'react'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { studentTexts } from '../student.texts.ts'
import { Page } from './page.tsx'

interface CrashFenceState {
  readonly isBroken: boolean
}

/** Keeps a fault of a page from leaving a blank screen: answers are kept on the device, so loading again is safe. */
export class CrashFence extends Component<{ readonly children: ReactNode }, CrashFenceState> {
  override readonly state: CrashFenceState = { isBroken: false }

  static getDerivedStateFromError(): CrashFenceState {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <LoadAgain /> : this.props.children
  }
}

/** Says that the page could not be loaded, and loads it again. */
export function LoadAgain() {
  const texts = useTexts(studentTexts)
  return (
    <Page>
      <FailedState why={texts.answersAreSafe} onRetry={() => window.location.reload()} />
    </Page>
  )
}
