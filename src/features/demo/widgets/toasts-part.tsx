import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { ToastLogDrawer } from '#ui/toast/toast-log-drawer.tsx'
import { widgetsTexts } from './widgets.texts.ts'

/** Toasts of every kind, and the log of them. */
export function ToastsPart() {
  const texts = useTexts(widgetsTexts)
  const toast = useToast()
  const [showsLog, setShowsLog] = useState(false)
  return (
    <Surface title={texts.toasts} note={texts.toastsNote} padded>
      <Group gap={10}>
        <Button onClick={() => toast.success(texts.toastSuccess)}>{texts.success}</Button>
        <Button onClick={() => toast.warning(texts.toastWarning)}>{texts.warning}</Button>
        <Button onClick={() => toast.error(texts.toastError)}>{texts.failure}</Button>
        <Button onClick={() => toast.undo(texts.toastUndo, () => toast.success())}>{texts.undoable}</Button>
        <Button onClick={() => toast.success()}>{texts.titleOnly}</Button>
        <Button variant="subtle" leftSection={<Icon name="clock" small />} onClick={() => setShowsLog(true)}>
          {texts.log}
        </Button>
      </Group>
      <ToastLogDrawer opened={showsLog} onClose={() => setShowsLog(false)} />
    </Surface>
  )
}
