import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { joinLimits } from '#domain/classes/class-limits.ts'
import { readClassCode } from '#domain/classes/class-code.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { studentPaths } from '../student-address.ts'
import css from '../page/page.module.css'
import { joinTexts } from './join.texts.ts'

/** A field for a class code; leads to the page of the class. */
export function CodeForm() {
  const texts = useTexts(joinTexts)
  const [typed, setTyped] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const code = readClassCode(typed)
  return (
    <Form
      className={css['codeForm']}
      gap={12}
      mb={20}
      p={16}
      bd="var(--hairline)"
      bdrs="var(--r-3)"
      bg="var(--surface)"
      onSubmit={() => {
        setWasTried(true)
        if (code !== '') window.location.hash = hrefOf(studentPaths.join(code))
      }}
    >
      <TextInput
        size="lg"
        label={texts.code}
        description={texts.codeHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={joinLimits.code}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={wasTried && code === '' && <ErrorText announced>{texts.codeMissing}</ErrorText>}
      />
      <Button type="submit" variant="filled" size="lg">
        {texts.look}
      </Button>
    </Form>
  )
}
