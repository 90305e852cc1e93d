import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { IconRenderType } from 'antd/es/steps';

const MARKS = { finish: CheckOutlined, error: CloseOutlined } as const;

/** Icon of a step. Screen readers would read Ant Design's own icon, always in English. */
export const stepIcon: IconRenderType = (number, { item: { status }, components: { Icon } }) => {
  if (status !== 'finish' && status !== 'error') return number;
  const Mark = MARKS[status];
  return (
    <Icon>
      <Mark aria-hidden />
    </Icon>
  );
};
