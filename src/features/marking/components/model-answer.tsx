import { Box, Button, Flex, Stack } from '@mantine/core'
import { memo, useState } from 'react'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { pointsText } from '#domain/values/score.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { isEnglish } from '../marking-view.ts'
import { keysTexts } from '../keys.texts.ts'
import { markingTexts } from '../marking.texts.ts'
import css from '../marking.module.css'

/**
 * A button that shows the model answer, but for a blank, whose accepted answers are below its question; going from
 * answer to answer does not render it again.
 */
export const ModelAnswer = memo(function ModelAnswer({ item }: { readonly item: KeyedItem }) {
  const { key, analysis } = item
  return key.kind === 'written' ? <Model answerKey={key} analysis={analysis} /> : null
})

interface ModelProps {
  readonly answerKey: AnswerKey & { readonly kind: 'written' }
  readonly analysis: string
}

function Model(model: ModelProps) {
  const texts = useTexts(markingTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button mt={-4} mb={-6} mr={-8} ml="auto" variant="subtle" size="xs" onClick={() => setIsOpen(true)}>
        {texts.model}
      </Button>
      <ModelDialog {...model} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

interface ModelDialogProps extends ModelProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** The model answer and the marking criteria. */
function ModelDialog({ answerKey: key, analysis, opened, onClose }: ModelDialogProps) {
  const texts = useTexts(markingTexts)
  const close = useTexts(keysTexts).close
  const nameIn = useContentName()
  const lang = isEnglish(key.model) ? 'en' : 'zh-CN'
  const footer = (
    <Button data-autofocus onClick={onClose}>
      {close}
    </Button>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.modelTitle} footer={footer}>
      <Stack gap={8}>
        <h3>{texts.criteria}</h3>
        <Stack component="dl" gap={4} fz="sm">
          {key.criteria.map(({ name, hint, max }, index) => (
            // Names may repeat; the order of the criteria is fixed.
            <Flex key={index} gap={10}>
              <Box component="dt" flex="none" w={120} c="var(--ink)">
                <RichText inline size="inherit" text={texts.criterionPart(nameIn(name), pointsText(max))} />
              </Box>
              <Box component="dd" flex={1} miw={0} c="dimmed">
                <RichText inline size="inherit" text={hint} className={css['criterionHint']} />
              </Box>
            </Flex>
          ))}
        </Stack>
        <Box component="h3" mt={8}>
          {texts.modelAnswer}
        </Box>
        <RichText text={key.model} lang={lang} />
        {analysis !== '' && (
          <>
            <Box component="h3" mt={8}>
              {texts.analysis}
            </Box>
            <RichText size="inherit" text={analysis} lang={isEnglish(analysis) ? 'en' : 'zh-CN'} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
