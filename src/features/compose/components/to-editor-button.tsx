import { Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { basketTexts } from '../basket.texts.ts'
import type { Basket } from '../use-basket.ts'

export interface WayOnProps {
  readonly basket: Basket
  /** The editor's path. */
  readonly to: string
  readonly label: string
}

/**
 * The way to the editor, which reads the basket from the service: it waits until the service has every change, and until
 * a notice that this brings has been read.
 */
export function ToEditorButton({ basket: { unsent, notice, isOffline, closeNotice }, to, label }: WayOnProps) {
  const texts = useTexts(basketTexts)
  const { push } = useNavigation()
  const [isPressed, setPressed] = useState(false)
  const goOn = useEffectEvent(() => push(to))
  const isWaiting = isPressed && unsent > 0
  const isDue = isPressed && unsent === 0 && notice === null
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])
  return (
    <>
      <LinkButton
        variant="filled"

        to={to}
        aria-busy={isWaiting || undefined}
        onClick={(event) => {
          if (unsent === 0) return
          event.preventDefault()
          closeNotice()
          setPressed(true)
        }}
      >
        {isWaiting ? texts.sending : label}
      </LinkButton>
      {isWaiting && isOffline && (
        <Text role="status" fz="sm" c="var(--need)" style={{ gridColumn: '1 / -1' }}>
          {texts.goesOnOnline}
        </Text>
      )}
    </>
  )
}
