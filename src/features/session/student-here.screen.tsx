import { Button } from '@mantine/core'
import { useState } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './session.module.css'
import { sessionTexts } from './session.texts.ts'

/** A student's account at the teachers' portal: says where to go, and shows nothing of the portal. */
export function StudentHereScreen({ onOtherAccount }: { readonly onOtherAccount: () => void }) {
  const texts = useTexts(sessionTexts)
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    onOtherAccount()
  }
  return (
    <main className={css['page']}>
      <EmptyState
        titleAs="h1"
        title={texts.studentTitle}
        why={texts.student}
        action={
          <div className={css['acts']}>
            <BusyButton busy={isLeaving} busyLabel={texts.leaving} onClick={leave}>
              {texts.otherAccount}
            </BusyButton>
            <Button component="a" href="/student/" variant="filled">
              {texts.toStudentPage}
            </Button>
          </div>
        }
      />
    </main>
  )
}
