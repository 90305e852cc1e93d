import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import FileDoneOutlined from '@ant-design/icons/es/icons/FileDoneOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import type { ComponentType } from 'react';
import type { DocumentKind } from '../../../domain/documents/document';
import styles from './document-row.module.css';

const ICONS: Readonly<Record<DocumentKind, ComponentType<{ 'aria-hidden': true }>>> = {
  'identity-front': IdcardOutlined,
  'identity-back': IdcardOutlined,
  address: HomeOutlined,
  income: FileDoneOutlined,
  payment: CreditCardOutlined,
  photo: CameraOutlined,
};

/** Decorative icon of a kind of document. */
export function DocumentIcon({ kind }: { kind: DocumentKind }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles['icon']}>
      <Icon aria-hidden />
    </span>
  );
}
