import { Box, Flex } from '@mantine/core'
import { Fragment, type KeyboardEvent, type ReactNode, useId } from 'react'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { consentTexts } from './consent.texts.ts'

export interface ConsentBoxProps {
  readonly agreed: boolean
  /** Why it must be ticked; null if nothing is wrong. */
  readonly error: string | null
  readonly onChange: (agreed: boolean) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The names of the documents. */
  readonly children: ReactNode
}

/** 我已阅读并同意 and the three documents. */
export function ConsentBox({ agreed, error, onChange, onKeyDown, children }: ConsentBoxProps) {
  const texts = useTexts(consentTexts)
  const id = useId()
  return (
    <div>
      <Flex gap={8} c="dimmed" fz="sm" lh={1.6}>
        <CheckBox
          name="consent"
          id={id}
          checked={agreed}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onKeyDown={onKeyDown}
          invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        <Box flex={1} miw={0}>
          <label htmlFor={id}>{texts.consent}</label> {children}
        </Box>
      </Flex>
      {error !== null && (
        <Box id={`${id}-error`} mt={4}>
          <ErrorText>{error}</ErrorText>
        </Box>
      )}
    </div>
  )
}

const documents: readonly ConsentDocumentId[] = ['privacy', 'licence', 'children']

export interface DocumentNamesProps {
  readonly onOpen: (document: ConsentDocumentId) => void
}

/** The names of the three documents; each opens its text. */
export function DocumentNames({ onOpen }: DocumentNamesProps) {
  const texts = useTexts(consentTexts)
  return documents.map((document, index) => (
    <Fragment key={document}>
      {index > 0 && texts.listComma}
      <TextButton aria-haspopup="dialog" onClick={() => onOpen(document)}>
        {texts[document]}
      </TextButton>
    </Fragment>
  ))
}
