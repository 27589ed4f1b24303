import { useState } from 'react'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RememberingSearchField } from '#ui/search-field/remembering-search-field.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { widgetsTexts } from './widgets.texts.ts'

/** Passwords that can be shown, and search fields with a history. */
export function FieldsPart() {
  const texts = useTexts(widgetsTexts)
  const [password, setPassword] = useState('Podium@2026')
  const [wrong, setWrong] = useState('Podium')
  return (
    <Surface title={texts.fields} note={texts.fieldsNote} padded>
      <TwoColumns foldsBelow={800} gap={12} rowGap={16}>
        <SecretField
          name="sample-password"
          label={texts.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <SecretField
          name="sample-new-password"
          label={texts.wrongPassword}
          value={wrong}
          onChange={setWrong}
          autoComplete="new-password"
          error={wrong.length < 8 && <ErrorText>{texts.wrongPasswordText}</ErrorText>}
        />
        <SampleSearch key={texts.recentAssignments} label={texts.search} before={texts.recentAssignments.split('|')} />
        <SampleSearch label={texts.searchNew} before={[]} />
      </TwoColumns>
    </Surface>
  )
}

/** A search whose history ends with the page: nobody is signed in for whom it could be stored. */
function SampleSearch({ label, before }: { readonly label: string; readonly before: readonly string[] }) {
  const [value, setValue] = useState('')
  const [entries, setEntries] = useState(before)
  const without = (text: string) => entries.filter((other) => other !== text)
  const history = {
    entries,
    remember: (text: string) => text.trim() !== '' && setEntries([text.trim(), ...without(text.trim())]),
    forget: (text: string) => setEntries(without(text)),
    clear: () => setEntries([]),
  }
  return <RememberingSearchField label={label} value={value} onChange={setValue} maxLength={30} history={history} />
}
