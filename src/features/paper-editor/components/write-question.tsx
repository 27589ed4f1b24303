import { Button, Menu } from '@mantine/core'
import { newQuestionChoices, type NewQuestionChoice } from '#domain/paper/new-question.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'
import { useNewQuestion } from '../use-new-question.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'

export interface WriteQuestionProps {
  readonly editor: Pick<OpenEditor, 'paper' | 'edit'>
  readonly selection: Pick<Selection, 'element' | 'select'>
}

/** Begins a question of one's own, of a chosen kind. */
export function WriteQuestion({ editor, selection }: WriteQuestionProps) {
  const texts = useTexts(newQuestionTexts)
  const nameOf = useKindName()
  const write = useNewQuestion(editor, selection)
  const { element } = selection
  return (
    <Menu position="top-start" returnFocus={false}>
      <Menu.Target>
        <Button size="xs" leftSection={<Icon name="edit" small />} style={{ gridColumn: '1 / -1' }}>
          {texts.write}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{element?.kind === 'section' ? texts.into(element.sectionText) : texts.byType}</Menu.Label>
        {newQuestionChoices(editor.paper.subjectId).map((choice) => (
          <Menu.Item
            key={choice.kind}
            onClick={() => {
              // The form takes the focus only if nothing has it, and the menu keeps it until it has faded.
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
              write(choice.kind)
            }}
          >
            {nameOf(choice)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The bank's name of the type, unless there are several kinds of it. */
function useKindName(): (choice: NewQuestionChoice) => string {
  const texts = useTexts(newQuestionTexts)
  const nameIn = useContentName()
  return ({ kind, typeName }) => {
    switch (kind) {
      case 'trueFalse':
      case 'fillNumber':
      case 'fillText':
        return texts[kind]
      default:
        return nameIn(typeName)
    }
  }
}
