import { Box, Button, Flex, Menu, Switch, Text } from '@mantine/core'
import { paths } from '#domain/paths/paths.ts'
import { pointsText } from '#domain/values/score.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SavedMark } from '#ui/saved-mark/saved-mark.tsx'
import type { MarkingSettings } from '../marking-settings.ts'
import { markingTexts } from '../marking.texts.ts'
import type { MarkingData } from '../use-marking-data.ts'
import { markingToolTexts } from '../marking-tools.texts.ts'
import type { MarkingLinks } from '../use-leaving-marks.ts'
import type { MarkingTools } from '../use-marking-tools.ts'
import { type Marking, useHasNetwork, useIsOffline, useMarked } from '../use-marking.ts'
import { Segments } from '#ui/segments/segments.tsx'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import css from '../marking.module.css'

export interface MarkingBarProps {
  readonly data: MarkingData & { readonly kind: 'ready' }
  readonly marking: Marking
  readonly tools: MarkingTools
  readonly links: MarkingLinks
  readonly settings: MarkingSettings
  readonly onSettings: (changes: Partial<MarkingSettings>) => void
}

/** Where the teacher is, whether the work is saved, and the way out. */
export function MarkingBar({ data, marking, tools, links, settings, onSettings }: MarkingBarProps) {
  const { info, item } = data
  const texts = useTexts(markingTexts)
  const toAssignments = links.linkTo(paths.assignments(info.assignmentInfo.courseId))
  const state = (
    <>
      <ItemSwitcher data={data} tools={tools} links={links} />
      <span>{texts.stateLine(shortClassName(info.courseName), pointsText(item.score))}</span>
    </>
  )
  return (
    <FocusBar back={toAssignments} backLabel={texts.back} title={info.assignmentInfo.assignmentName} state={state}>
      <OtherItems {...{ data, marking, tools, links }} />
      <ToolControls tools={tools} hasItems={data.items.length > 1} />
      <SavedState marking={marking} />
      {data.isBlind ? (
        <Hint>{texts.blind}</Hint>
      ) : (
        <Switch
          c="dimmed"
          fz="sm"
          label={texts.hideNames}
          checked={settings.hidesNames}
          onChange={(event) => onSettings({ hidesNames: event.currentTarget.checked })}
        />
      )}
      <Button component="a" size="xs" {...toAssignments}>
        {texts.finish}
      </Button>
    </FocusBar>
  )
}

/** The order of marking, the flagged answers, and how each marker marks. */
function ToolControls({ tools, hasItems }: { readonly tools: MarkingTools; readonly hasItems: boolean }) {
  const texts = useTexts(markingToolTexts)
  const { flagged } = tools.notes
  return (
    <>
      {hasItems && (
        <Segments
          label={texts.order}
          value={tools.order}
          segments={[
            { value: 'item', label: texts.byItem },
            { value: 'student', label: texts.byStudent },
          ]}
          onChange={tools.changeOrder}
        />
      )}
      {flagged.size > 0 && (
        <Switch
          c="dimmed"
          fz="sm"
          label={texts.onlyFlagged(flagged.size)}
          checked={tools.onlyFlagged}
          onChange={(event) => tools.limitToFlagged(event.currentTarget.checked)}
        />
      )}
      <Button size="xs" variant="subtle" onClick={() => tools.setDialog('markers')}>
        {texts.markers}
      </Button>
    </>
  )
}

type SwitcherProps = Pick<MarkingBarProps, 'data' | 'tools' | 'links'>

function ItemSwitcher({ data: { item, items }, tools, links }: SwitcherProps) {
  const texts = useTexts(markingTexts)
  const here = texts.item(item.no, items.length)
  if (items.length < 2) return <span>{here}</span>
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Flex
          component="button"
          type="button"
          className={css['item']}
          align="center"
          gap={3}
          mih="var(--h-s)"
          px={6}
          bdrs="var(--r-1)"
          c="var(--ink)"
          aria-label={texts.itemsMenu(here)}
        >
          {here}
          <Icon name="chevron-down" small />
        </Flex>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ itemId, no, score, unmarked }) => (
          <Menu.Item
            key={itemId}
            component="a"
            aria-current={itemId === item.itemId || undefined}
            {...links.linkToItem(tools.itemPath(itemId))}
          >
            <Text span fw={itemId === item.itemId ? 600 : 'inherit'}>
              {texts.itemChoice(no, pointsText(score), unmarked)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Marks of another item that the service refused wait there for a decision. */
function OtherItems({ data, marking, tools, links }: SwitcherProps & Pick<MarkingBarProps, 'marking'>) {
  const texts = useTexts(markingTexts)
  const disputes = useMarked(marking, (context) => context.disputes)
  const refused = disputes.map(({ mark }) => mark.itemId)
  const other = data.items.find(({ itemId }) => itemId !== data.item.itemId && refused.includes(itemId))
  if (other === undefined) return null
  const count = refused.filter((itemId) => itemId === other.itemId).length
  return (
    <Box component="a" c="var(--bad)" fz="sm" {...links.linkToItem(tools.itemPath(other.itemId))}>
      {texts.otherItem(other.no, count)}
    </Box>
  )
}

function SavedState({ marking }: Pick<MarkingBarProps, 'marking'>) {
  const texts = useTexts(markingTexts)
  const isOffline = useIsOffline(marking)
  const hasNetwork = useHasNetwork(marking)
  const savedAt = useMarked(marking, (context) => context.savedAt)
  const isKept = useMarked(marking, (context) => context.isKept)
  const unsent = useMarked(marking, ({ queue, drawings }) => queue.length + drawings.length)
  if (unsent > 0 && !isKept) return <SavedMark state="failed" text={texts.notKept(unsent)} />
  if (unsent > 0 && isOffline) return <SavedMark state="local" text={texts.local(unsent)} />
  if (unsent > 0) return <SavedMark state="saving" />
  if (!hasNetwork) return <SavedMark state="local" text={texts.noNetwork} />
  return savedAt === null ? null : <SavedMark state="saved" at={savedAt} />
}
