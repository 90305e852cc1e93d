import type { GatewayTexts } from './gateway-texts';

export const KO: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: '다가오는 휴일의 거래 시간', body: '지수와 주식은 이틀 동안 일찍 마감합니다. 종목별 거래 시간은 플랫폼의 종목 사양에서 확인하실 수 있습니다.' },
    'crypto-leverage':   { title: '주말 암호화폐 페어 레버리지', body: '금요일 20:00부터 일요일 22:00(UTC)까지 암호화폐 페어의 신규 포지션에는 최대 1:2 레버리지가 적용됩니다.' },
    'password-changed':  { title: '비밀번호가 변경되었습니다', body: '다른 모든 세션이 로그아웃되었습니다. 본인이 변경하지 않았다면 비밀번호 링크를 요청하고 고객지원에 문의해 주세요.' },
    'address-rejected':  { title: '주소 증빙 서류가 거부되었습니다', body: '서류가 6개월보다 오래되었습니다. 성명과 주소가 표시된 더 최근 서류를 보내 주세요.' },
    'identity-runs-out': { title: '신분증의 유효기간이 곧 끝납니다', body: '유효기간이 며칠 남지 않았습니다. 출금을 계속 이용하실 수 있도록 새 신분증을 제때 보내 주세요.' },
    'two-networks':      { title: '출금 주소에 네트워크 두 개 추가', body: '이제 Tron 또는 Polygon 주소를 설정하실 수 있습니다. 설정하기 전에 네트워크를 확인해 주세요.' },
    'change-approved':   { title: '변경이 승인되었습니다', body: '이제 프로필에 표시됩니다.' },
    'change-refused':    { title: '변경이 승인되지 않았습니다', body: '프로필은 그대로 유지됩니다. 새 정보를 확인할 수 있는 서류를 보내거나 고객지원에 문의해 주세요.' },
  },
  alerts: {
    'new-device': { title: '새 기기에서 로그인', body: '이전에 사용한 적이 없는 기기에서 고객님의 계정으로 포털에 로그인했습니다. 본인이 아니라면 해당 세션을 종료하고 즉시 비밀번호를 변경해 주세요.' },
    'second-factor-on': { title: '2단계 인증이 켜졌습니다', body: '이제 로그인하려면 인증 앱의 코드가 필요합니다. 본인이 한 것이 아니라면 즉시 고객지원에 문의해 주세요.' },
    'second-factor-off': { title: '2단계 인증이 꺼졌습니다', body: '이제 비밀번호만으로 로그인할 수 있습니다. 본인이 한 것이 아니라면 비밀번호를 변경하고 즉시 고객지원에 문의해 주세요.' },
    'recovery-code-used': { title: '복구 코드가 사용되었습니다', body: '복구 코드로 로그인이 이루어졌습니다. 그 코드는 다시 사용할 수 없습니다. 본인이 아니라면 비밀번호를 변경하고 즉시 고객지원에 문의해 주세요.' },
  },
  buttons: { news: '뉴스 읽기', documents: '서류 보내기', wallet: '지갑 열기', profile: '프로필 열기', security: '보안 열기', sessions: '세션 보기' },
  mails: {
    'password-link':  { subject: '새 비밀번호 설정', text: '이 링크를 열어 새 비밀번호를 설정해 주세요. 60분 동안 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다.' },
    'payout-address': { subject: '출금 주소 안내', text: '출금 주소가 설정되었거나 변경되었습니다. 본인이 한 것이 아니라면 비밀번호를 변경하고 즉시 고객지원에 문의해 주세요.' },
    'code':           { subject: '인증 코드', text: '요청받은 곳에 이 코드를 입력해 주세요. 누구에게도 알려 주지 마세요.' },
  },
  payoutAddress: '{address} ({network}), {from}부터',
  code: '{code}: {brand} 인증 코드입니다.',
  payments: {
    card: { title: '카드', note: '본인 명의 카드', deposit: '즉시', withdraw: '1~3영업일' },
    bank: { title: '은행 송금', note: '본인 명의 계좌', deposit: '1~2영업일', withdraw: '1~2영업일' },
    crypto: { title: '디지털 자산', note: '해당 네트워크의 주소', deposit: '약 5분', withdraw: '약 5분' },
  },
  reasons: { declined: '결제가 거절되었습니다.', notPaid: '제때 결제되지 않았습니다.', otherName: '받는 곳의 명의가 다릅니다.', returned: '받는 곳에서 송금이 반환되었습니다.' },
  money: {
    'deposit-completed': { title: '입금이 완료되었습니다', body: '{amount}이(가) 계좌 {login}에 입금되었습니다. 참조 번호 {reference}.' },
    'withdrawal-requested': { title: '출금을 요청하셨습니다', body: '요청을 확인하는 동안 계좌 {login}의 {amount}이(가) 따로 보관됩니다. 본인이 아니라면 즉시 비밀번호를 변경하고 고객지원에 문의하세요. 참조 번호 {reference}.' },
    'withdrawal-completed': { title: '출금이 완료되었습니다', body: '계좌 {login}에서 {amount}이(가) 지급되었습니다. 참조 번호 {reference}.' },
    'withdrawal-rejected': { title: '출금이 지급되지 않았습니다', body: '{amount}이(가) 계좌 {login}에 반환되었습니다. 사유는 요청에서 확인하세요. 참조 번호 {reference}.' },
    'transfer-done': { title: '이체가 완료되었습니다', body: '{amount}이(가) 계좌 {login}(으)로 이체되었습니다. 참조 번호 {reference}.' },
  },
  receipt: '이것은 영수증입니다. 보관해 주세요.',
  cashier: { title: '결제', to: '받는 곳', reference: '참조 번호', amount: '금액', pay: '{amount} 결제', decline: '결제 거절', cancel: '취소', note: '데모 결제 페이지입니다. 실제 돈은 움직이지 않습니다.', done: '여기서 더 결제할 것이 없습니다.', back: '{brand}(으)로 돌아가기' },
};
