import { Box, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '#ui/clipboard/copy-text.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
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
      <Box
        component="dl"
        display="grid"
        mt={4}
        mb={12}
        px={16}
        py={12}
        bdrs="md"
        bg="var(--bg)"
        style={{
          gridTemplateColumns: 'max-content 1fr',
          alignItems: 'baseline',
          gap: 'calc(8 * var(--u)) calc(16 * var(--u))',
        }}
      >
        {account !== undefined && (
          <>
            <Text component="dt" fz="sm">
              {texts.account}
            </Text>
            <dd className="breakable">{account}</dd>
          </>
        )}
        <Text component="dt" fz="sm">
          {texts.password}
        </Text>
        <dd className="breakable">
          <Box component="code" ff="var(--mono)" fz="var(--fs-20)" lts="0.06em" style={{ userSelect: 'all' }}>
            {password}
          </Box>
        </dd>
      </Box>
      <Hint>{texts.tellThem}</Hint>
      <Hint role="status">{copied !== null && texts[copied]}</Hint>
    </Dialog>
  )
}
