import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '#ui/clipboard/copy-text.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './password-reset.module.css'
import { passwordResetTexts } from './password-reset.texts.ts'

export interface GivenPasswordProps {
  readonly name: string
  readonly account: string | undefined
  readonly password: string
  readonly onClose: () => void
}

/** A new password to pass on to its owner. Only its own button closes it, so that it is not lost by accident. */
export function GivenPassword({ name, account, password, onClose }: GivenPasswordProps) {
  const texts = useTexts(passwordResetTexts)
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => setCopied((await copyText(password)) ? 'copied' : 'notCopied')
  return (
    <Dialog
      opened
      kind="message"
      tone="success"
      mustDecide
      title={texts.given(name)}
      onClose={onClose}
      footer={
        <>
          <Button leftSection={<Icon name="copy" small />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button variant="filled" data-autofocus onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <dl className={css['given']}>
        {account !== undefined && (
          <>
            <dt>{texts.account}</dt>
            <dd>{account}</dd>
          </>
        )}
        <dt>{texts.password}</dt>
        <dd>
          <code className={css['password']}>{password}</code>
        </dd>
      </dl>
      <Text c="dimmed" fz="sm">
        {texts.tellThem}
      </Text>
      <Text role="status" c="dimmed" fz="sm">
        {copied !== null && texts[copied]}
      </Text>
    </Dialog>
  )
}
