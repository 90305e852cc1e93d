#!/bin/sh
# sh gateways.sh gateway-1:3000 gateway-2:3000
#
# Sets the gateways that nginx passes requests to, without an interruption. Before a gateway is replaced it is left out:
# a connection that reaches it in the moment in which it closes its port would fail.
set -eu

RUN_FOLDER=${RUN_FOLDER:-/run/portico}
{
  echo 'upstream gateways {'
  echo '  least_conn;'
  for place in "$@"; do echo "  server $place max_fails=1 fail_timeout=1s;"; done
  echo '}'
} > "$RUN_FOLDER/upstream.conf"
if [ -s "$RUN_FOLDER/nginx.pid" ]; then kill -HUP "$(cat "$RUN_FOLDER/nginx.pid")"; fi
