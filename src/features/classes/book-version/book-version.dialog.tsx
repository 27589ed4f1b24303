import { NativeSelect } from '@mantine/core'
import { bookVersionNames } from '#domain/classes/book-versions.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TeachingFields } from '#parts/teaching-fields/teaching-fields.tsx'
import { bookVersionTexts } from './book-version.texts.ts'
import { type BookVersionPrompt, useBookVersion } from './use-book-version.ts'

/** Asks English teachers without a book version for one (specification §5 Book-version dialog). */
export function BookVersionDialog(props: BookVersionPrompt) {
  const texts = useTexts(bookVersionTexts)
  const { snapshot, send } = useBookVersion(props)
  if (!snapshot.hasTag('shown')) return null
  const later = () => send({ type: 'dialog.later' })
  return (
    <FormDialog
      title={texts.title}
      intro={texts.why}
      submit={texts.save}
      submitting={texts.saving}
      cancel={texts.later}
      isBusy={snapshot.hasTag('busy')}
      canLeave
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={later}
    >
      <Fields snapshot={snapshot} send={send} />
    </FormDialog>
  )
}

function Fields({ snapshot, send }: ReturnType<typeof useBookVersion>) {
  const texts = useTexts(bookVersionTexts)
  const { form, wasTried, failure } = snapshot.context
  const { stageId, subjectId, bookVersion } = form
  const isStageMissing = wasTried && (stageId === null || subjectId === null)
  const versions = subjectId === null ? [] : bookVersionNames[subjectId]
  return (
    <>
      <TeachingFields
        value={form}
        onChange={(next) => {
          if (next.stageId !== null && next.stageId !== stageId) send({ type: 'stage.choose', stageId: next.stageId })
          else if (next.subjectId !== null) send({ type: 'subject.choose', subjectId: next.subjectId })
        }}
        error={isStageMissing ? texts.stageMissing : null}
      />
      <NativeSelect
        label={texts.version}
        data={[{ value: '', label: texts.choose, disabled: true }, ...versions]}
        value={bookVersion ?? ''}
        disabled={subjectId === null}
        onChange={({ currentTarget }) => send({ type: 'version.choose', bookVersion: currentTarget.value })}
        error={wasTried && bookVersion === null && <ErrorText>{texts.versionMissing}</ErrorText>}
      />
      {failure !== '' && (
        <div role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
    </>
  )
}
