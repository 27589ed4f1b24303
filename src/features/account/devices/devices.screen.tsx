import { Stack } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { accountLimits } from '#domain/portal/constants.ts'
import { paths } from '#domain/paths/paths.ts'
import { ProfilePageHead } from '#parts/profile-page-head/profile-page-head.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { DeviceLine } from './device-line.tsx'
import { devicesTexts } from './devices.texts.ts'
import { useDevices } from './use-devices.ts'

/** 我的设备: where this account is signed in, and signing devices out. */
export function DevicesScreen() {
  const texts = useTexts(devicesTexts)
  const list = useDevices()
  const { devices, otherCount, areOthersLeaving } = list
  return (
    <div>
      <ProfilePageHead
        title={texts.title}
        state={devices === undefined ? '' : texts.state(devices.length, accountLimits.devices)}
        actions={
          otherCount > 0 && (
            <BusyButton
              variant="outline"
              busy={areOthersLeaving}
              busyLabel={texts.signingOut}
              onClick={list.signOutOthers}
            >
              {texts.signOutOthers}
            </BusyButton>
          )
        }
      />
      <Surface label={texts.list}>
        <Rows list={list} />
        <Rule isAlone={devices !== undefined && otherCount === 0} />
      </Surface>
    </div>
  )
}

type DeviceList = ReturnType<typeof useDevices>

function Rows({ list }: { readonly list: DeviceList }) {
  const texts = useTexts(devicesTexts)
  const { devices, error, leaving, areOthersLeaving } = list
  if (error !== null) return <FailedState why={messageOf(error)} onRetry={list.refetch} />
  if (devices === undefined) return <SkeletonRows rows={2} rowHeight="calc(66 * var(--u))" />
  return (
    <ul aria-label={texts.list}>
      {devices.map((device) => (
        <DeviceLine
          key={device.deviceId}
          device={device}
          readAt={list.readAt}
          isLeaving={leaving === device.deviceId}
          disabled={leaving !== null || areOthersLeaving}
          onSignOut={() => list.signOut(device)}
        />
      ))}
    </ul>
  )
}

function Rule({ isAlone }: { readonly isAlone: boolean }) {
  const texts = useTexts(devicesTexts)
  return (
    <Stack gap={4} py={14} px={20} c="dimmed" fz="sm" lh={1.6}>
      {isAlone && <p>{texts.onlyThis}</p>}
      <p>{texts.rule(accountLimits.devices)}</p>
      <p>
        {texts.stranger}{' '}
        <LinkButton size="xs" variant="subtle" to={paths.editPassword}>
          {texts.editPassword}
        </LinkButton>
      </p>
    </Stack>
  )
}
