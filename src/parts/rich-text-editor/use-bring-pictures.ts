import type { EditorView } from 'prosemirror-view'
import { useRef } from 'react'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useConfirmLeaving } from '../leaving/use-leaving.ts'
import { useUploadPicture } from '../picture-upload/use-upload-picture.ts'
import { bringPictures } from './picture-uploads.ts'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'

/** Inserts pictures into a field at a position; until they are in it, leaving the page asks, once for all fields. */
export function useBringPictures(): (view: EditorView, files: readonly Blob[], position: number) => void {
  const texts = useTexts(richTextEditorTexts)
  const upload = useUploadPicture()
  const toast = useToast()
  const confirm = useConfirm()
  const coming = useRef(0)
  useConfirmLeaving({
    about: 'pictures on their way',
    loses: () => coming.current > 0,
    agrees: () => confirm({ body: texts.leaveAsk, confirmLabel: texts.leave, cancelLabel: texts.stay, destroy: true }),
  })
  const counted = async (file: Blob) => {
    coming.current += 1
    try {
      return await upload(file)
    } finally {
      coming.current -= 1
    }
  }
  return (view, files, position) =>
    void bringPictures(view, files, position, {
      upload: counted,
      texts: {
        uploading: texts.uploading,
        failed: texts.uploadFailed,
        retry: texts.retry,
        discard: texts.discard,
      },
      onLost: () => toast.warning(texts.pictureLost),
    })
}
