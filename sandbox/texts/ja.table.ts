import type { GatewayTexts } from './gateway-texts';

export const JA: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: '今後の祝日の取引時間について', body: '指数と株式は2日間、通常より早く取引を終了します。各銘柄の取引時間は、プラットフォームの銘柄仕様でご確認いただけます。' },
    'crypto-leverage':   { title: '週末の暗号資産ペアのレバレッジ', body: '金曜日20:00から日曜日22:00（UTC）まで、暗号資産ペアの新規ポジションのレバレッジは最大1:2となります。' },
    'password-changed':  { title: 'パスワードが変更されました', body: '他のセッションはすべてログアウトされました。お心当たりがない場合は、パスワード再設定用のリンクを請求し、サポートまでご連絡ください。' },
    'address-rejected':  { title: '住所確認書類が却下されました', body: '書類が6か月より古いものです。氏名と住所が記載された、より新しいものをお送りください。' },
    'identity-runs-out': { title: '本人確認書類の有効期限が近づいています', body: '有効期限まであと数日です。引き続きご出金いただけるよう、お早めに新しい書類をお送りください。' },
    'two-networks':      { title: '出金先アドレスに2つのネットワークを追加', body: 'TronまたはPolygonのアドレスを設定できるようになりました。設定前にネットワークをご確認ください。' },
    'change-approved':   { title: '変更が承認されました', body: 'プロフィールに反映されています。' },
    'change-refused':    { title: '変更が承認されませんでした', body: 'プロフィールは変更前のままです。新しい情報を確認できる書類をお送りいただくか、サポートまでご連絡ください。' },
  },
  buttons: { news: 'ニュースを読む', documents: '書類を送る', wallet: 'ウォレットを開く', profile: 'プロフィールを開く' },
  mails: {
    'password-link':  { subject: '新しいパスワードの設定', text: '次のリンクを開いて、新しいパスワードを設定してください。リンクは60分間、1回のみ有効です。お心当たりがない場合は、何もしていただく必要はありません。' },
    'payout-address': { subject: '出金先アドレスについて', text: '出金先アドレスが設定または変更されました。お心当たりがない場合は、パスワードを変更し、ただちにサポートまでご連絡ください。' },
    'code':           { subject: '認証コード', text: 'このコードを入力画面に入力してください。誰にも教えないでください。' },
  },
  payoutAddress: '{address}（{network}）、{from}から有効',
  code: '{code} が {brand} の認証コードです。',
};
