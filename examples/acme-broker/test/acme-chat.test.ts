import { describeChatWidgetContract } from '@portico/portal/testkit';
import { AcmeChat } from '../acme-chat';

/** A fake of Acme's server that answers the request for the script. */
function fakeAcmeServer() {
  document.head.replaceChildren();
  delete window.acmeChat;
  let isBlocked = false;
  let openCount = 0;
  let user: string | null | undefined;
  let token = async (): Promise<string | null> => null;
  const scripts = () => [...document.head.querySelectorAll('script')];
  const signIn = async () => void (user = await token());
  return {
    widget: new AcmeChat(),
    finishLoading: () => {
      if (!isBlocked)
        window.acmeChat = {
          signIn: (readToken) => {
            token = readToken;
            void signIn();
          },
          signOut: () => void (user = undefined),
          show: () => void openCount++,
        };
      for (const script of scripts()) script.dispatchEvent(new Event(isBlocked ? 'error' : 'load'));
    },
    block: () => void (isBlocked = true),
    loadCount: () => scripts().length,
    requestToken: signIn,
    user: () => user,
    openCount: () => openCount,
  };
}

describeChatWidgetContract({ describe, test, beforeEach, afterEach }, 'AcmeChat', fakeAcmeServer);

test('the key of the configuration is part of the address', () => {
  const { widget } = fakeAcmeServer();
  void widget.load('a key');
  expect(document.head.querySelector('script')?.src).toBe('https://chat.acme.example/widget.js?key=a%20key');
});
