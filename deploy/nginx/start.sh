#!/bin/sh
# Writes nginx's configuration into RUN_FOLDER and becomes nginx.
#
# CONFIG        the portal's configuration, as /config.json
# PORT          the port to listen on, without TLS
# GATEWAYS      places that answer /api/, separated by spaces: "gateway-1:3000 gateway-2:3000"; empty: none, where
#               apiBaseUrl of the configuration names another origin
# BEHIND_PROXY  on: a proxy in front sets X-Forwarded-For and -Proto, which are passed on; empty: nginx sets them itself
# LISTEN, PORTAL, RUN_FOLDER, HEADERS: other addresses and folders than the image's
set -eu

HERE=$(dirname "$0")
CONFIG=${CONFIG:-/etc/portico/config.json}
PORT=${PORT:-8080}
GATEWAYS=${GATEWAYS:-}
LISTEN=${LISTEN:-0.0.0.0}
PORTAL=${PORTAL:-/srv/portal}
RUN_FOLDER=${RUN_FOLDER:-/run/portico}
HEADERS=${HEADERS:-/app/headers.mjs}

node "$HEADERS" --config "$CONFIG" --dist "$PORTAL" --format nginx > "$RUN_FOLDER/headers.conf"

if [ -e /etc/nginx/modules-enabled/50-mod-http-brotli-static.conf ]; then
  echo 'brotli_static on;' > "$RUN_FOLDER/brotli.conf"
else
  : > "$RUN_FOLDER/brotli.conf"
fi

# A client's own X-Forwarded-For must not reach the gateway, which believes nginx.
if [ "${BEHIND_PROXY:-}" = on ]; then
  FORWARDED_FOR='$proxy_add_x_forwarded_for' FORWARDED_PROTO='$http_x_forwarded_proto'
else
  FORWARDED_FOR='$remote_addr' FORWARDED_PROTO='$scheme'
fi

# Fills in what stands between @ signs.
fill() {
  sed \
    -e "s|@RUN@|$RUN_FOLDER|g" \
    -e "s|@LISTEN@|$LISTEN:$PORT|g" \
    -e "s|@PORTAL@|$PORTAL|g" \
    -e "s|@CONFIG@|$CONFIG|g" \
    -e "s|@FORWARDED_FOR@|$FORWARDED_FOR|g" \
    -e "s|@FORWARDED_PROTO@|$FORWARDED_PROTO|g" \
    "$HERE/$1" > "$RUN_FOLDER/$1"
}

rm -f "$RUN_FOLDER/nginx.pid"
fill nginx.conf
if [ -n "$GATEWAYS" ]; then
  # Each place is an argument of its own.
  # shellcheck disable=SC2086
  RUN_FOLDER="$RUN_FOLDER" sh "$HERE/gateways.sh" $GATEWAYS
  fill api.conf
else
  : > "$RUN_FOLDER/upstream.conf"
  : > "$RUN_FOLDER/api.conf"
fi

exec nginx -c "$RUN_FOLDER/nginx.conf" -e stderr
